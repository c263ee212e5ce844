package org.ndktck.properties.close;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.api.NtStatus.STATUS_PENDING;
import static org.ndktck.catalog.RequirementId.LIS_29;
import static org.ndktck.catalog.RequirementId.LIS_30;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.Antecedents;
import org.ndktck.circumstance.ListenerPause;
import org.ndktck.circumstance.Neighbour;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.Fixes;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.plan.ScenePlan;
import org.ndktck.plan.connecting.Route;
import org.ndktck.scene.Scene;

/** Closing a listener that connectors depend on. */
@NdkProperties
@Fixes(
        value = {Antecedents.class, Neighbour.class, ListenerPause.class},
        because = "the listener is what the row is about")
public class ListenerCloseProperties {

    /** Made by jqwik. */
    public ListenerCloseProperties() {}

    @Property
    @Verifies(
            value = LIS_29,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void listenerStaysOpenAsLongAsItsConnectors(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan).established();

        AsyncCall close = bench.startClose(scene.listener());
        bench.letThingsSettle();
        bench.verify(close).isStillPending("a connector that it delivered is open");

        bench.settle(scene.passive().close());
        bench.settle(close);
        bench.verify(close).ended();
    }

    @Property
    @Verifies(
            value = LIS_30,
            effort = Effort.TENTH,
            partitions = {Route.class})
    void closingListenerRefusesFurtherRequests(@ForAll ScenePlan plan, Bench bench) {
        Scene scene = bench.scene(plan.overOwnEndpoint().withChosenPorts()).established();

        AsyncCall close = bench.startClose(scene.listener());
        bench.require(close.returned(STATUS_PENDING), () -> "the close of the listener did not wait for its connector");
        int before = scene.connectEvents().size();
        AsyncCall further = scene.connectAnother();

        bench.await(
                "the end of a connect to nobody",
                () -> further.settled() || scene.connectEvents().size() > before);
        bench.verify(further)
                .holds(
                        scene.connectEvents().size() == before,
                        "no connect event of a closing listener",
                        () -> "a connect event came")
                .failedPreferablyWith("AMB-57", STATUS_CONNECTION_REFUSED);
    }
}
