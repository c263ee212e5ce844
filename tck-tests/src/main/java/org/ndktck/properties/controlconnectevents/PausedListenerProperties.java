package org.ndktck.properties.controlconnectevents;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.catalog.RequirementId.LIS_25;
import static org.ndktck.catalog.RequirementId.LIS_26;
import static org.ndktck.catalog.RequirementId.LIS_31;
import static org.ndktck.catalog.RequirementId.LIS_33;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.Antecedents;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.Answer;
import org.ndktck.plan.connecting.Route;
import org.ndktck.scene.Scene;

/** Pausing the connect events of a listener. */
@NdkProperties
@Fixes(value = Antecedents.class, because = "the listener is what the row is about")
public class PausedListenerProperties {

    /** Made by jqwik. */
    public PausedListenerProperties() {}

    @Property
    @Verifies(
            value = LIS_25,
            effort = Effort.TENTH,
            partitions = {Route.class, Family.class})
    void pausedListenerIsAsIfThereWereNone(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).listening();
        bench.objects().controlConnectEvents(scene.listener(), true);
        scene.olderConnectionsOfTheListenerEnd();

        boolean arrived = scene.connecting().awaitRequest();
        boolean kept = scene.awaitRequestAfterThePause();

        AsyncCall connect = scene.active().connect();
        bench.verify(connect).holds(!arrived, "no connect event of a paused listener", () -> "a connect event came");
        bench.verify(connect).holds(!kept, "none when the pause is over", () -> "a connect event came then");
        bench.settleUnanswered(connect);
        bench.verify(connect).failedPreferablyWith("AMB-57", STATUS_CONNECTION_REFUSED);
    }

    @Property
    @Verifies(
            value = LIS_26,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void resumedListenerTakesRequestsAgain(@ForAll ScenePlan plan, Bench bench) {
        bench.scene(plan).established(); // what does not connect at all is not paused either
        Scene scene = bench.sceneBeside(plan).listening();
        bench.objects().controlConnectEvents(scene.listener(), true);
        bench.objects().controlConnectEvents(scene.listener(), false);

        boolean arrived = scene.connecting().awaitRequest();

        bench.verify(scene.active().connect())
                .brought(arrived, "a connect event of the resumed listener", () -> "no connect event came");
    }

    @Property
    @Verifies(
            value = LIS_31,
            effort = Effort.TENTH,
            partitions = {Route.class, Answer.class})
    void deliveredConnectorsKeepWorkingWhilePaused(@ForAll ScenePlan plan, Bench bench) {
        bench.scene(plan).established(); // what does not connect at all is not paused either
        Scene scene = bench.sceneBeside(plan).requested();

        bench.objects().controlConnectEvents(scene.listener(), true);
        AsyncCall accept = scene.accepting().passive().answer();
        bench.settle(scene.active().connect());
        bench.verify(scene.active().connect()).succeeded();

        AsyncCall complete = scene.active().completeConnect();
        bench.settle(complete);
        bench.settle(accept);
        bench.verify(accept).succeeded();
        bench.verify(complete).succeeded();
    }

    @Property
    @Verifies(
            value = LIS_33,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void newListenerIsNotPaused(@ForAll ScenePlan plan, Bench bench) {
        Scene before = bench.scene(plan).listening();
        bench.objects().controlConnectEvents(before.listener(), false);
        before.established(); // what does not connect at all is not paused either
        bench.objects().controlConnectEvents(before.listener(), true); // which concerns that one only
        Scene scene = bench.sceneBeside(plan).listening();

        boolean arrived = scene.connecting().awaitRequest();

        bench.verify(scene.active().connect())
                .brought(arrived, "a connect event of the new listener", () -> "no connect event came");
    }
}
