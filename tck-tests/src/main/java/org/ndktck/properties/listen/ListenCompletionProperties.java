package org.ndktck.properties.listen;

import static org.ndktck.catalog.RequirementId.LIS_10;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.ContextKind;

/** One outcome for each NdkListen; every other property watches it too. */
@NdkProperties
public class ListenCompletionProperties {

    /** Made by jqwik. */
    public ListenCompletionProperties() {}

    @Property
    @Verifies(
            value = LIS_10,
            effort = Effort.TENTH,
            partitions = {Family.class, ContextKind.class})
    void pendingListenCompletesWithItsContext(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan);

        bench.verifyInvariant();
    }
}
