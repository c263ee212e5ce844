package org.ndktck.properties.accept;

import static org.ndktck.catalog.ReadingId.AMB_51;
import static org.ndktck.catalog.RequirementId.ACC_28;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.connection.Connection;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.AcceptFailure;
import org.ndktck.plan.connecting.Route;

/** What an accept that failed leaves behind. */
@NdkProperties
@WithoutSize
public class FailedAcceptProperties {

    /** Made by jqwik. */
    public FailedAcceptProperties() {}

    @Property
    @HoldsFixed(value = PeerEvent.class, because = "the event of the other side is what the row is about")
    @Verifies(
            value = ACC_28,
            effort = Effort.TENTH,
            needs = OptionalFeature.CLOCK,
            partitions = {Route.class, AcceptFailure.class})
    void failedAcceptLeavesNoConnection(@ForAll ConnectionPlan plan, @ForAll AcceptFailure how, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).accepted();
        connection.failAccept(how);

        AsyncCall complete = connection.active().completeConnect();
        bench.letEverythingTimeOut();
        bench.settle(complete);
        boolean known = complete.hasFailed() || connection.active().awaitDisconnectEvent(how.loss());

        bench.verify(complete)
                .failedOrWasTakenBack(() -> known || how.isCutOff(), "a disconnect event")
                .preferably(known, AMB_51, "a connection stood whose accept had failed while the peer was cut off");
    }
}
