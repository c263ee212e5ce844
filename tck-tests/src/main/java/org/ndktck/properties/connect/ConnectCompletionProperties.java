package org.ndktck.properties.connect;

import static org.ndktck.catalog.RequirementId.CON_17;
import static org.ndktck.catalog.RequirementId.CON_19;
import static org.ndktck.catalog.RequirementId.CON_38;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.plan.CallSequence;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.ConsumerCall;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.Ending;

/** One outcome for each NdkConnect; every other property watches it too. */
@NdkProperties
@OverOwnEndpoint
public class ConnectCompletionProperties {

    /** Made by jqwik. */
    public ConnectCompletionProperties() {}

    @Property
    @Verifies(
            value = CON_17,
            effort = Effort.TENTH,
            partitions = {Ending.class, CloseMoment.class, ContextKind.class})
    void connectCompletesWithItsContext(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.overOwnEndpoint());

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CON_19,
            effort = Effort.TENTH,
            partitions = {Ending.class, CloseMoment.class, ContextKind.class})
    void pendingConnectCompletes(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.overOwnEndpoint());

        bench.verifyInvariant();
    }

    @Property
    @HoldsFixed(value = PeerEvent.class, because = "each side of a sequence of calls waits for the event of the other")
    @Verifies(
            value = CON_38,
            partitions = {Family.class, ContextKind.class})
    void connectCompletesOnce(@ForAll CallSequence sequence, Bench bench) {

        bench.run(sequence.inPlainForms().beginningWith(ConsumerCall.CONNECT));

        bench.verifyInvariant();
    }
}
