package org.ndktck.properties.close;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.api.NtStatus.STATUS_PENDING;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.LIS_29;
import static org.ndktck.catalog.RequirementId.LIS_30;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.ListenerPause;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.DeliveredState;

/** Closing a listener that connectors depend on. */
@NdkProperties
@HoldsFixed(
        value = {AntecedentClose.class, OtherConnection.class, ListenerPause.class},
        because = "the listener is what the row is about")
@WithoutSize
public class ListenerCloseProperties {

    /** Made by jqwik. */
    public ListenerCloseProperties() {}

    @Property
    @Verifies(
            value = LIS_29,
            effort = Effort.TENTH,
            partitions = {Route.class, DeliveredState.class})
    void listenerStaysOpenAsLongAsItsConnectors(
            @ForAll ConnectionPlan plan, @ForAll DeliveredState state, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards()).broughtTo(state.attempt());

        AsyncCall close = bench.startClose(connection.listener());
        bench.letThingsSettle();
        bench.verify(close).isStillPending("a connector that it delivered is open");

        bench.settle(connection.passive().close());
        bench.settle(close);
        bench.verify(close).ended();
    }

    @Property
    @Verifies(
            value = LIS_30,
            effort = Effort.TENTH,
            partitions = {Route.class})
    @OverOwnEndpoint
    void closingListenerRefusesFurtherRequests(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection =
                bench.connection(plan.overOwnEndpoint().withChosenPorts()).established();

        AsyncCall close = bench.startClose(connection.listener());
        bench.require(close.returned(STATUS_PENDING), () -> "the close of the listener did not wait for its connector");
        int before = connection.connectEvents().size();
        AsyncCall further = connection.connectAnother();

        bench.await(
                "the end of a connect to nobody",
                () -> further.settled() || connection.connectEvents().size() > before);
        bench.verify(further)
                .holds(
                        connection.connectEvents().size() == before,
                        "no connect event of a closing listener",
                        () -> "a connect event came")
                .failedPreferablyWith(AMB_57, STATUS_CONNECTION_REFUSED);
    }
}
