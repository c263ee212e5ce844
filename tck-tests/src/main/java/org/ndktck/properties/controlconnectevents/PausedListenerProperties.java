package org.ndktck.properties.controlconnectevents;

import static org.ndktck.api.NtStatus.STATUS_CONNECTION_REFUSED;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.LIS_25;
import static org.ndktck.catalog.RequirementId.LIS_26;
import static org.ndktck.catalog.RequirementId.LIS_31;
import static org.ndktck.catalog.RequirementId.LIS_33;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.connection.Connection;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutAnswer;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.OtherDestination;
import org.ndktck.plan.connecting.PausePlace;
import org.ndktck.plan.connecting.Route;

/** Pausing the connect events of a listener. */
@NdkProperties
public class PausedListenerProperties {

    /** Made by jqwik. */
    public PausedListenerProperties() {}

    @Property
    @WithoutAnswer
    @Verifies(
            value = LIS_25,
            effort = Effort.TENTH,
            partitions = {Route.class, Family.class, PausePlace.class})
    @HoldsFixed(values = "ListenerPause.WHEN_CLOSED", because = "the row itself pauses the listener")
    void pausedListenerIsAsIfThereWereNone(@ForAll ConnectionPlan plan, @ForAll PausePlace place, Bench bench) {
        Connection connection = bench.connection(plan).listening();
        connection.pause(place);
        connection.olderConnectionsOfTheListenerEnd();

        boolean arrived = connection.connecting().awaitRequest();
        boolean kept = connection.awaitRequestAfterThePause();

        AsyncCall connect = connection.active().connect();
        bench.verify(connect).holds(!arrived, "no connect event of a paused listener", () -> "a connect event came");
        bench.verify(connect).holds(!kept, "none when the pause is over", () -> "a connect event came then");
        bench.settleUnanswered(connect);
        bench.verify(connect).failedPreferablyWith(AMB_57, STATUS_CONNECTION_REFUSED);
    }

    @Property
    @HoldsFixed(value = AntecedentClose.class, because = "the listener is what the row is about")
    @Verifies(
            value = LIS_26,
            effort = Effort.TENTH,
            partitions = {Route.class})
    @WithoutSize
    void resumedListenerTakesRequestsAgain(@ForAll ConnectionPlan plan, Bench bench) {
        bench.connection(plan).established(); // what does not connect at all is not paused either
        Connection connection = bench.connectionBeside(plan).listening();
        bench.objects().controlConnectEvents(connection.listener(), true);
        bench.objects().controlConnectEvents(connection.listener(), false);

        boolean arrived = connection.connecting().awaitRequest();

        bench.verify(connection.active().connect())
                .brought(arrived, "a connect event of the resumed listener", () -> "no connect event came");
    }

    @Property
    @HoldsFixed(value = AntecedentClose.class, because = "the listener is what the row is about")
    @Verifies(
            value = LIS_31,
            effort = Effort.TENTH,
            partitions = {Route.class, AnswerTime.class})
    @WithoutSize
    void deliveredConnectorsKeepWorkingWhilePaused(@ForAll ConnectionPlan plan, Bench bench) {
        bench.connection(plan).established(); // what does not connect at all is not paused either
        Connection connection = bench.connectionBeside(plan).requested();

        bench.objects().controlConnectEvents(connection.listener(), true);
        AsyncCall accept = connection.accepting().passive().answer();
        bench.settle(connection.active().connect());
        bench.verify(connection.active().connect()).succeeded();

        AsyncCall complete = connection.active().completeConnect();
        bench.settle(complete);
        bench.settle(accept);
        bench.verify(accept).succeeded();
        bench.verify(complete).succeeded();
    }

    @Property
    @HoldsFixed(
            value = AntecedentClose.class,
            values = "OtherListener.SAME_PORT",
            because = "the listener is what the row is about, and the row has another on the same port itself")
    @Verifies(
            value = LIS_33,
            effort = Effort.TENTH,
            partitions = {Route.class, OtherDestination.class})
    @WithoutSize
    void newListenerIsNotPaused(@ForAll ConnectionPlan plan, @ForAll OtherDestination differing, Bench bench) {
        Connection before = bench.connection(plan).listening();
        bench.objects().controlConnectEvents(before.listener(), false);
        before.established(); // what does not connect at all is not paused either
        bench.objects().controlConnectEvents(before.listener(), true); // which concerns that one only
        Connection connection = bench.connectionBeside(plan)
                .listeningApartFrom(before, differing)
                .listening();

        boolean arrived = connection.connecting().awaitRequest();

        bench.verify(connection.active().connect())
                .brought(arrived, "a connect event of the new listener", () -> "no connect event came");
    }
}
