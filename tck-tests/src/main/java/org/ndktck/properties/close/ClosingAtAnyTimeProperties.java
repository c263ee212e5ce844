package org.ndktck.properties.close;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_ABORTED;
import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.catalog.RequirementId.CLO_13;
import static org.ndktck.catalog.RequirementId.CLO_22;
import static org.ndktck.catalog.RequirementId.CLO_23;
import static org.ndktck.catalog.RequirementId.CLO_24;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Outstanding;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.LifeStage;
import org.ndktck.scene.Party;
import org.ndktck.scene.Scene;

/** A connector can be closed whatever it is doing. */
@NdkProperties
public class ClosingAtAnyTimeProperties {

    /** Made by jqwik. */
    public ClosingAtAnyTimeProperties() {}

    @Property
    @Verifies(
            value = CLO_13,
            effort = Effort.TENTH,
            partitions = {Outstanding.class, Route.class})
    void closeEndsWhatIsPending(@ForAll ScenePlan plan, @ForAll Outstanding request, Bench bench) {
        Scene scene = bench.scene(plan.answeredAfterwards());
        Party closing = scene.stages().withPending(request);
        // An accept may have succeeded already (AMB-08).
        bench.require(request == Outstanding.ACCEPT || closing.hasPending(), () -> "nothing is pending");

        AsyncCall close = closing.close();

        bench.settle(close);
        bench.verify(close).ended();
    }

    @Property
    @Verifies(
            value = CLO_22,
            effort = Effort.TENTH,
            partitions = {Route.class, Family.class})
    void closeOfAnUndecidedConnectorRefusesTheRequest(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.answeredAfterwards()).requested();

        scene.passive().close();

        bench.settle(scene.active().connect());
        bench.verify(scene.active().connect()).failedPreferablyWith("AMB-10", STATUS_CONNECTION_REFUSED);
    }

    @Property
    @Verifies(
            value = CLO_23,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void closeAbandonsAPendingConnect(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.answeredAfterwards().registeringEvents()).requested();

        AsyncCall close = scene.active().close();
        bench.settle(close);
        AsyncCall accept = scene.passive().accept();
        bench.settle(accept);

        bench.verify(close).ended();
        bench.verify(scene.active().connect()).failed();
        bench.verify(accept)
                .failedOrWasTakenBack(() -> scene.passive().awaitDisconnectEvent(), "a disconnect event")
                .preferably(
                        !accept.completion().succeeded(), "AMB-08", "the accept succeeds although the peer has gone")
                .preferablyFailedWith("AMB-09", STATUS_CONNECTION_ABORTED, STATUS_CONNECTION_REFUSED);
    }

    @Property
    @Verifies(
            value = CLO_24,
            effort = Effort.FULL,
            partitions = {LifeStage.class})
    void closeWorksInEveryState(@ForAll ScenePlan plan, @ForAll LifeStage stage, Bench bench) {
        Scene scene = bench.scene(plan.answeredAfterwards());
        Party closing = scene.stages().at(stage);

        AsyncCall close = closing.close();

        bench.settle(close);
        bench.verify(close).succeeded();
    }
}
