package org.ndktck.properties.connectevent;

import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.catalog.RequirementId.CEV_06;
import static org.ndktck.catalog.RequirementId.CEV_10;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.Antecedents;
import org.ndktck.circumstance.Neighbour;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.adapter.Obstacle;
import org.ndktck.plan.connecting.Retry;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.SilentListener;
import org.ndktck.scene.AttemptInVain;
import org.ndktck.scene.Scene;
import org.ndktck.trial.Hold;

/** Which requests bring a connect event, and what waits for it. */
@NdkProperties
public class RequestDeliveryProperties {

    /** Made by jqwik. */
    public RequestDeliveryProperties() {}

    @Property
    @Verifies(
            value = CEV_01,
            effort = Effort.TENTH,
            partitions = {Family.class, Obstacle.class, Retry.class})
    void everyRequestBringsAnEvent(
            @ForAll ScenePlan plan, @ForAll Obstacle obstacle, @ForAll Retry retry, Bench bench) {
        Scene scene = bench.scene(plan.overOwnEndpoint().withGivenPorts().answeredAfterwards());
        AttemptInVain attempt = scene.afterTryingInVain(obstacle);

        attempt.again(retry);
        AsyncCall second = scene.connectAnother();
        AsyncCall third = scene.connectAnother();

        boolean all = attempt.awaitRequests(second, third);
        bench.verify(third)
                .brought(all, "a connect event for each request that was not refused", attempt::counted)
                .preferably(!attempt.isRefused(), "AMB-06", attempt.words());
    }

    @Property
    @Fixes(value = Antecedents.class, because = "the listener is what the row is about")
    @Verifies(
            value = CEV_06,
            effort = Effort.TENTH,
            partitions = {SilentListener.class})
    void silencedListenerBringsNoEvent(@ForAll ScenePlan plan, @ForAll SilentListener how, Bench bench) {
        Scene scene = bench.scene(plan.overOwnEndpoint().withChosenPorts()).established();
        scene.silence(how);
        int before = scene.connectEvents().size();

        AsyncCall further = scene.connectAnother();

        bench.await(
                "the end of a connect to nobody",
                () -> further.settled() || scene.connectEvents().size() > before);
        bench.letThingsSettle();
        bench.verify(further)
                .holds(scene.connectEvents().size() == before, "no connect event", () -> "a connect event came");
    }

    @Property
    @Fixes(
            value = {Antecedents.class, Neighbour.class},
            because = "the listener is what the row is about")
    @Verifies(
            value = CEV_10,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void runningConnectEventKeepsTheListenerOpen(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.answeredAfterwards());
        Hold hold = bench.hold();
        scene.onRequest(party -> {
            party.close();
            hold.here();
        });

        scene.connectingAside();
        bench.require(bench.await("the connect event", hold::reached), () -> "no connect event came");
        AsyncCall close = bench.startClose(scene.listener());
        bench.glance(close);

        hold.judgeWhileHeld(() -> bench.verify(close).isStillPending("its connect event is running"));
        hold.release();
        bench.settle(close);
        bench.verify(close).ended();
    }
}
