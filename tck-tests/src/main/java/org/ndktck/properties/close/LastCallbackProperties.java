package org.ndktck.properties.close;

import static org.ndktck.catalog.RequirementId.CLO_10;
import static org.ndktck.catalog.RequirementId.CLO_11;
import static org.ndktck.catalog.RequirementId.CLO_12;
import static org.ndktck.catalog.RequirementId.CLO_14;
import static org.ndktck.catalog.RequirementId.CLO_15;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.CloseOrder;
import org.ndktck.plan.lifetime.Ending;

/** A close waits for what goes on at its object, and ends it; every other property watches it too. */
@NdkProperties
public class LastCallbackProperties {

    /** Made by jqwik. */
    public LastCallbackProperties() {}

    @Property
    @Verifies(
            value = CLO_10,
            partitions = {CloseOrder.class, CloseMoment.class, Ending.class})
    void closeCompletionIsTheLastCallback(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CLO_11,
            partitions = {CloseOrder.class, CloseMoment.class, Ending.class})
    void nothingFollowsAnInlineClose(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CLO_12,
            effort = Effort.TENTH,
            partitions = {CloseOrder.class, CloseMoment.class, Ending.class})
    void closeWaitsForRequestsAndTheirCallbacks(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CLO_14,
            partitions = {CloseOrder.class, CloseMoment.class, Ending.class})
    void closeWaitsForRunningEvents(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.registeringEvents());

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CLO_15,
            partitions = {CloseOrder.class, CloseMoment.class, Ending.class})
    void closeStaysPendingWhileAnythingGoesOn(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
