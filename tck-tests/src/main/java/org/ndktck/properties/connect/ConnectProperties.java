package org.ndktck.properties.connect;

import static org.ndktck.catalog.ReadingId.AMB_27;
import static org.ndktck.catalog.RequirementId.CON_11;

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

/** Starting a connection. */
@NdkProperties
@OverOwnEndpoint
@DataAtRest
@WithoutSize
public class ConnectProperties {

    /** Made by jqwik. */
    public ConnectProperties() {}

    @Property
    @Verifies(
            value = CON_11,
            partitions = {AnswerTime.class, Family.class, LimitPressure.class})
    void askingForMoreThanTheMaximumIsNoError(@ForAll ConnectionDataPlan plan, Bench bench) {
        Handshake control = bench.connect(plan.limitedBy(DecidingCap.NONE_DECIDES));
        bench.require(control.connect().completion().succeeded(), () -> "a connect for few reads fails, too");

        Handshake handshake = bench.connectBeside(plan);

        bench.require(handshake.connectIsItsOwnDoing(), () -> "the peer did not accept");
        bench.verify(handshake.connect())
                .succeededUnless(plan.limits().asksForZero(), AMB_27, "a connect that asks for no reads fails");
    }
}
