package org.ndktck.properties.completeconnect;

import static org.ndktck.catalog.RequirementId.CMP_06;
import static org.ndktck.catalog.RequirementId.CMP_08;
import static org.ndktck.catalog.RequirementId.CMP_17;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.CallSequence;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.ConsumerCall;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.DisconnectOrder;
import org.ndktck.plan.lifetime.Ending;

/** One outcome for each NdkCompleteConnect; every other property watches it too. */
@NdkProperties
public class CompleteConnectCompletionProperties {

    /** Made by jqwik. */
    public CompleteConnectCompletionProperties() {}

    @Property
    @Verifies(
            value = CMP_06,
            effort = Effort.TENTH,
            partitions = {DisconnectOrder.class, CloseMoment.class, ContextKind.class})
    void completeConnectCompletesWithItsContext(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.inPlainForms().endingWith(Ending.DISCONNECT));

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = CMP_08,
            effort = Effort.TENTH,
            partitions = {DisconnectOrder.class, CloseMoment.class, ContextKind.class})
    void pendingCompleteConnectCompletes(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.inPlainForms().endingWith(Ending.DISCONNECT));

        bench.verifyInvariant();
    }

    @Property
    @HoldsFixed(value = PeerEvent.class, because = "each side of a sequence of calls waits for the event of the other")
    @Verifies(
            value = CMP_17,
            effort = Effort.TENTH,
            partitions = {Family.class, ContextKind.class})
    @OverOwnEndpoint
    @WithoutSize
    void completeConnectCompletesOnce(@ForAll CallSequence sequence, Bench bench) {

        bench.run(sequence.inPlainForms()
                .beginningWith(ConsumerCall.CONNECT, ConsumerCall.ACCEPT, ConsumerCall.COMPLETE_CONNECT));

        bench.verifyInvariant();
    }
}
