package org.ndktck.properties.close;

import static org.ndktck.catalog.RequirementId.CLO_03;
import static org.ndktck.catalog.RequirementId.CLO_04;
import static org.ndktck.catalog.RequirementId.CLO_05;
import static org.ndktck.catalog.RequirementId.CLO_06;
import static org.ndktck.catalog.RequirementId.CLO_07;
import static org.ndktck.catalog.RequirementId.CLO_08;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.CloseOrder;
import org.ndktck.plan.lifetime.Ending;

/** How a close tells its outcome; every other property watches it too. */
@NdkProperties
public class CloseOutcomeProperties {

    /** Made by jqwik. */
    public CloseOutcomeProperties() {}

    @Property
    @Verifies(
            value = CLO_03,
            effort = Effort.TENTH,
            partitions = {CloseOrder.class, CloseMoment.class, Ending.class})
    void inlineSuccessIsFollowedByNoCompletion(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CLO_04,
            effort = Effort.TENTH,
            partitions = {CloseOrder.class, CloseMoment.class, Ending.class})
    void pendingCloseCompletes(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CLO_05,
            effort = Effort.TENTH,
            partitions = {CloseOrder.class, CloseMoment.class, Ending.class})
    void closeDoesNotFail(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CLO_06,
            effort = Effort.TENTH,
            partitions = {CloseOrder.class, CloseMoment.class, Ending.class})
    void onlyAPendingCloseCompletes(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CLO_07,
            effort = Effort.TENTH,
            partitions = {CloseOrder.class, CloseMoment.class, Ending.class})
    void pendingCloseCompletesOnce(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CLO_08,
            effort = Effort.TENTH,
            partitions = {CloseOrder.class, CloseMoment.class, ContextKind.class})
    void closeCompletesWithItsContext(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
