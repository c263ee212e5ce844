package org.ndktck.properties.close;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_ABORTED;
import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.catalog.ReadingId.AMB_08;
import static org.ndktck.catalog.ReadingId.AMB_09;
import static org.ndktck.catalog.ReadingId.AMB_10;
import static org.ndktck.catalog.RequirementId.CLO_13;
import static org.ndktck.catalog.RequirementId.CLO_22;
import static org.ndktck.catalog.RequirementId.CLO_23;
import static org.ndktck.catalog.RequirementId.CLO_24;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.connection.ConnectionSide;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.adapter.Link;
import org.ndktck.plan.connecting.PendingRequest;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.LifeStage;

/** A connector can be closed whatever it is doing. */
@NdkProperties
@WithoutSize
public class ClosingAtAnyTimeProperties {

    /** Made by jqwik. */
    public ClosingAtAnyTimeProperties() {}

    @Property
    @Verifies(
            value = CLO_13,
            effort = Effort.TENTH,
            partitions = {PendingRequest.class, Route.class, Link.class})
    void closeEndsWhatIsPending(
            @ForAll ConnectionPlan plan, @ForAll PendingRequest request, @ForAll Link link, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards());
        ConnectionSide closing = connection.stages().withPending(request);
        bench.require(request.mayHaveEnded() || closing.hasPending(), () -> "nothing is pending");

        AsyncCall close = connection.close(closing, link);

        bench.verify(close).ended();
    }

    @Property
    @Verifies(
            value = CLO_22,
            effort = Effort.TENTH,
            partitions = {Route.class, Family.class})
    @WithoutPeerAnswer
    void closeOfAnUndecidedConnectorRefusesTheRequest(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards()).requested();

        connection.passive().close();

        bench.settle(connection.active().connect());
        bench.verify(connection.active().connect()).failedPreferablyWith(AMB_10, STATUS_CONNECTION_REFUSED);
    }

    @Property
    @Verifies(
            value = CLO_23,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void closeAbandonsAPendingConnect(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection =
                bench.connection(plan.answeredAfterwards().registeringEvents()).requested();

        AsyncCall close = connection.active().close();
        bench.settle(close);
        AsyncCall accept = connection.passive().accept();
        bench.settle(accept);

        bench.verify(close).ended();
        connection.controls().requireNoSuccessOfItsOwnAccord(connection.active().connect());
        bench.verify(connection.active().connect()).failed();
        bench.verify(accept)
                .failedOrWasTakenBack(() -> connection.passive().awaitDisconnectEvent(), "a disconnect event")
                .preferably(!accept.completion().succeeded(), AMB_08, "the accept succeeds although the peer has gone")
                .preferablyFailedWith(AMB_09, STATUS_CONNECTION_ABORTED, STATUS_CONNECTION_REFUSED);
    }

    @Property
    @Verifies(
            value = CLO_24,
            effort = Effort.FULL,
            partitions = {LifeStage.class})
    void closeWorksInEveryState(@ForAll ConnectionPlan plan, @ForAll LifeStage stage, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards());
        ConnectionSide closing = connection.stages().at(stage);

        AsyncCall close = closing.close();

        bench.settle(close);
        bench.verify(close).succeeded();
    }
}
