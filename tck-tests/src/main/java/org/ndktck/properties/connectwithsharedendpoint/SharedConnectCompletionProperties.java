package org.ndktck.properties.connectwithsharedendpoint;

import static org.ndktck.catalog.RequirementId.CSE_09;
import static org.ndktck.catalog.RequirementId.CSE_11;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.Ending;

/** One outcome for each connect over a shared endpoint; every other property watches it too. */
@NdkProperties
public class SharedConnectCompletionProperties {

    /** Made by jqwik. */
    public SharedConnectCompletionProperties() {}

    @Property
    @Verifies(
            value = CSE_09,
            effort = Effort.TENTH,
            partitions = {Ending.class, CloseMoment.class, ContextKind.class})
    void connectOverASharedEndpointCompletesWithItsContext(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.overSharedEndpoint());

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CSE_11,
            effort = Effort.TENTH,
            partitions = {Ending.class, CloseMoment.class, ContextKind.class})
    void pendingConnectOverASharedEndpointCompletes(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.overSharedEndpoint());

        bench.verifyInvariant();
    }
}
