package org.ndktck.properties.general;

import static org.ndktck.catalog.RequirementId.ADP_23;
import static org.ndktck.catalog.RequirementId.GCD_27;
import static org.ndktck.catalog.RequirementId.GLA_13;
import static org.ndktck.catalog.RequirementId.GPA_11;
import static org.ndktck.catalog.RequirementId.LIS_37;
import static org.ndktck.catalog.RequirementId.QEI_08;
import static org.ndktck.catalog.RequirementId.REJ_09;
import static org.ndktck.catalog.RequirementId.SEP_21;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.lifetime.Ending;

/** Functions without a completion have finished when they return. */
@NdkProperties
public class SynchronousFunctionProperties {

    /** Made by jqwik. */
    public SynchronousFunctionProperties() {}

    @Property
    @Verifies(
            value = GCD_27,
            effort = Effort.TENTH,
            partitions = {AnswerTime.class, Family.class})
    @HoldsFixed(
            values = "CallingThread.IN_*",
            because = "the call has a thread of its own, so that one that never returns is found")
    void getConnectionDataNeverPends(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = REJ_09,
            effort = Effort.TENTH,
            partitions = {Ending.class, Family.class})
    void rejectNeverPends(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = GLA_13,
            effort = Effort.TENTH,
            partitions = {Ending.class, Family.class})
    void getLocalAddressNeverPends(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = GPA_11,
            effort = Effort.TENTH,
            partitions = {Ending.class, Family.class})
    void getPeerAddressNeverPends(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = LIS_37,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void getLocalAddressOfAListenerNeverPends(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = SEP_21,
            effort = Effort.TENTH,
            partitions = {Family.class})
    void getLocalAddressOfASharedEndpointNeverPends(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.overSharedEndpoint());

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = QEI_08,
            effort = Effort.TENTH,
            partitions = {Ending.class})
    void queryExtensionInterfaceNeverPends(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = ADP_23,
            effort = Effort.TENTH,
            partitions = {ContextKind.class})
    void queryAdapterInfoNeverPends(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
