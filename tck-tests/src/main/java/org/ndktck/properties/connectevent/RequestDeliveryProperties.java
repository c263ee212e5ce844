package org.ndktck.properties.connectevent;

import static org.ndktck.catalog.ReadingId.AMB_06;
import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.catalog.RequirementId.CEV_06;
import static org.ndktck.catalog.RequirementId.CEV_10;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.ConsumerPace;
import org.ndktck.circumstance.EarlierQueries;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.FetchPointers;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.connection.Connection;
import org.ndktck.connection.RetriedConnect;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.OverOwnEndpoint;
import org.ndktck.judging.fixed.WithoutPeerAnswer;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.ConnectFailureCause;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.connecting.ReusedOnRetry;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.SilentListener;
import org.ndktck.trial.HeldCallback;

/** Which requests bring a connect event, and what waits for it. */
@NdkProperties
public class RequestDeliveryProperties {

    /** Made by jqwik. */
    public RequestDeliveryProperties() {}

    @Property
    @Verifies(
            value = CEV_01,
            effort = Effort.TENTH,
            partitions = {Family.class, ConnectFailureCause.class, ReusedOnRetry.class})
    @HoldsFixed(
            value = {ConsumerPace.class, EarlierQueries.class, FetchPointers.class, EndpointUse.class},
            values = {
                "AntecedentClose.LISTENER_CLOSING",
                "ListenerPause.BETWEEN",
                "OtherConnection.NEWER",
                "OtherConnection.CLOSED_BETWEEN"
            },
            because = "the requests of the row are counted, and not answered before all are there")
    @WithoutPeerAnswer
    void everyRequestBringsAnEvent(
            @ForAll ConnectionPlan plan,
            @ForAll ConnectFailureCause obstacle,
            @ForAll ReusedOnRetry retry,
            Bench bench) {
        Connection connection =
                bench.connection(plan.overOwnEndpoint().withGivenPorts().answeredAfterwards());
        RetriedConnect attempt = connection.afterTryingInVain(obstacle);

        attempt.again(retry);
        AsyncCall second = connection.connectAnother();
        AsyncCall third = connection.connectAnother();

        boolean all = attempt.awaitRequests(second, third);
        bench.verify(third)
                .brought(all, "a connect event for each request that was not refused", attempt::counted)
                .preferably(!attempt.isRefused(), AMB_06, attempt.words());
    }

    @Property
    @HoldsFixed(value = AntecedentClose.class, because = "the listener is what the row is about")
    @Verifies(
            value = CEV_06,
            effort = Effort.TENTH,
            partitions = {SilentListener.class})
    @OverOwnEndpoint
    @WithoutSize
    void silencedListenerBringsNoEvent(@ForAll ConnectionPlan plan, @ForAll SilentListener how, Bench bench) {
        Connection connection =
                bench.connection(plan.overOwnEndpoint().withChosenPorts()).established();
        connection.silence(how);
        int before = connection.connectEvents().size();

        AsyncCall further = connection.connectAnother();

        bench.await(
                "the end of a connect to nobody",
                () -> further.settled() || connection.connectEvents().size() > before);
        bench.letThingsSettle();
        bench.verify(further)
                .holds(connection.connectEvents().size() == before, "no connect event", () -> "a connect event came");
    }

    @Property
    @HoldsFixed(
            value = {AntecedentClose.class, OtherConnection.class},
            because = "the listener is what the row is about")
    @Verifies(
            value = CEV_10,
            effort = Effort.TENTH,
            partitions = {Route.class})
    @HoldsFixed(
            value = {ConsumerPace.class, EarlierQueries.class, FetchPointers.class},
            values = {"ListenerPause.BETWEEN"},
            because = "the row ends inside the connect event")
    @HoldsFixed(values = "CallingThread.IN_*", because = "the row itself says from which callback it calls")
    @WithoutPeerAnswer
    void runningConnectEventKeepsTheListenerOpen(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.answeredAfterwards());
        HeldCallback held = bench.hold();
        connection.onRequest(side -> {
            side.close();
            held.here();
        });

        connection.connectingOnSecondThread();
        bench.require(bench.await("the connect event", held::reached), () -> "no connect event came");
        AsyncCall close = bench.startClose(connection.listener());
        bench.glance(close);

        held.judgeWhileHeld(() -> bench.verify(close).isStillPending("its connect event is running"));
        held.release();
        bench.settle(close);
        bench.verify(close).ended();
    }
}
