package org.ndktck.properties.accept;

import static org.ndktck.catalog.ReadingId.AMB_27;
import static org.ndktck.catalog.RequirementId.ACC_08;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.driving.Handshake;
import org.ndktck.judging.DataAtRest;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.DecidingCap;
import org.ndktck.plan.LimitPressure;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;

/** Accepting a request. */
@NdkProperties
@OverOwnEndpoint
@DataAtRest
@WithoutSize
public class AcceptProperties {

    /** Made by jqwik. */
    public AcceptProperties() {}

    @Property
    @Verifies(
            value = ACC_08,
            partitions = {AnswerTime.class, Family.class, LimitPressure.class})
    void askingForMoreThanCanBeGrantedIsNoError(@ForAll ConnectionDataPlan plan, Bench bench) {
        Handshake control =
                bench.connect(plan.limitedBy(DecidingCap.NONE_DECIDES)).finish();
        bench.require(control.accept().completion().succeeded(), () -> "an accept for few reads fails, too");

        Handshake handshake = bench.connectBeside(plan).finish();

        bench.verify(handshake.accept())
                .succeededUnless(plan.limits().offersZero(), AMB_27, "a peer that offers no reads is not accepted");
    }
}
