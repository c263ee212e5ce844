package org.ndktck.properties.disconnect;

import static org.ndktck.api.NtStatus.STATUS_IO_TIMEOUT;
import static org.ndktck.catalog.ReadingId.AMB_07;
import static org.ndktck.catalog.ReadingId.AMB_57;
import static org.ndktck.catalog.RequirementId.DIS_03;
import static org.ndktck.catalog.RequirementId.DIS_05;
import static org.ndktck.catalog.RequirementId.DIS_10;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.connection.Connection;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.WhileDisturbed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.adapter.LinkLoss;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;

/** When NdkDisconnect completes, and with what. */
@NdkProperties
@WithoutSize
public class DisconnectOutcomeProperties {

    /** Made by jqwik. */
    public DisconnectOutcomeProperties() {}

    @Property
    @Verifies(
            value = DIS_03,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, DisconnectEventRegistration.class})
    void silentPeerKeepsItPendingUntilTheClose(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();

        AsyncCall disconnect = connection.asked().disconnect();
        bench.letThingsSettle();
        bench.verify(disconnect)
                .preferably(
                        !disconnect.completion().succeeded(),
                        AMB_07,
                        "NdkDisconnect succeeded before the peer's consumer disconnected");

        AsyncCall close = connection.asked().close();
        bench.settle(close);
        bench.verify(close).ended();
    }

    @Property
    @Verifies(
            value = DIS_05,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, LinkLoss.class})
    void lossOfThePeerEndsIt(@ForAll ConnectionPlan plan, @ForAll LinkLoss loss, Bench bench) {
        Connection connection = bench.connection(plan).established();
        AsyncCall disconnect = connection.asked().disconnect();
        boolean runsOut = loss.isCut() && staysPending(disconnect, bench);

        connection.lose(loss);
        bench.settle(disconnect);

        requireThatItCanEnd(connection, disconnect, runsOut, bench);
        bench.verify(disconnect)
                .ended()
                .holds(
                        !runsOut || hasFailedOrMayBeAborted(connection, disconnect),
                        "completed with a failure: the link was cut, and its time ran out",
                        () -> disconnect.completion().words())
                .preferably(
                        !disconnect.completion().succeeded(),
                        AMB_07,
                        "NdkDisconnect succeeded although the peer closed its connector or the link was cut");
    }

    @Property
    @WhileDisturbed
    @Verifies(
            value = DIS_10,
            effort = Effort.TENTH,
            needs = {OptionalFeature.CLOCK, OptionalFeature.LINK_CUT},
            partitions = {Side.class})
    void disconnectTimesOutWithoutItsPeer(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan).established();
        bench.begin(bench.controls().linkCut());

        boolean mayBeAborted = mayBeAborted(connection);
        AsyncCall disconnect = connection.asked().disconnect();
        boolean pends = staysPending(disconnect, bench);
        bench.letEverythingTimeOut();

        bench.settle(disconnect);
        bench.require(disconnect.settled(), () -> "the provider has no time-out for a disconnect");
        bench.forbid(
                pends && !mayBeAborted && disconnect.completion().succeeded(),
                DIS_05,
                disconnect,
                "completed with a failure: the link was cut before it was called, and its time ran out");
        bench.verify(disconnect).failedPreferablyWith(AMB_57, STATUS_IO_TIMEOUT);
    }

    /** The provider may have noticed the loss: either its event has told so, or there is none. */
    private static boolean mayBeAborted(Connection connection) {
        return !connection.asked().registersItsEvent()
                || !connection.asked().disconnectEvents().isEmpty();
    }

    private static boolean hasFailedOrMayBeAborted(Connection connection, AsyncCall disconnect) {
        return !disconnect.completion().succeeded() || mayBeAborted(connection);
    }

    private static void requireThatItCanEnd(Connection connection, AsyncCall disconnect, boolean runsOut, Bench bench) {
        bench.require(!runsOut || disconnect.settled(), () -> "the provider has no time-out for a disconnect");
        connection.controls().requireThatDisconnectsEnd(disconnect);
    }

    private static boolean staysPending(AsyncCall disconnect, Bench bench) {
        bench.letThingsSettle();
        return !disconnect.settled();
    }
}
