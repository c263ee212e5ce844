package org.ndktck.properties.disconnect;

import static org.ndktck.catalog.RequirementId.DIS_09;
import static org.ndktck.catalog.RequirementId.DIS_18;
import static org.ndktck.catalog.RequirementId.DIS_20;

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
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.DisconnectOrder;
import org.ndktck.plan.lifetime.Ending;

/** One outcome for each NdkDisconnect; every other property watches it too. */
@NdkProperties
public class DisconnectCompletionProperties {

    /** Made by jqwik. */
    public DisconnectCompletionProperties() {}

    @Property
    @Verifies(
            value = DIS_09,
            effort = Effort.TENTH,
            partitions = {DisconnectOrder.class, CloseMoment.class, ContextKind.class})
    void pendingDisconnectCompletes(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.endingWith(Ending.DISCONNECT));

        bench.verifyInvariant();
    }

    @Property
    @Verifies(
            value = DIS_18,
            effort = Effort.TENTH,
            partitions = {DisconnectOrder.class, CloseMoment.class, ContextKind.class})
    void disconnectCompletesWithItsContext(@ForAll ConnectionLifetimePlan plan, Bench bench) {

        bench.runLifetime(plan.endingWith(Ending.DISCONNECT));

        bench.verifyInvariant();
    }

    @Property
    @HoldsFixed(value = PeerEvent.class, because = "each side of a sequence of calls waits for the event of the other")
    @Verifies(
            value = DIS_20,
            effort = Effort.TENTH,
            partitions = {Side.class, ContextKind.class})
    @OverOwnEndpoint
    @WithoutSize
    void disconnectCompletesOnce(@ForAll CallSequence sequence, Bench bench) {

        bench.run(sequence.inPlainForms().beginningWithADisconnect());

        bench.verifyInvariant();
    }
}
