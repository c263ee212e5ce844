package org.ndktck.properties.close;

import static org.ndktck.catalog.ReadingId.AMB_07;
import static org.ndktck.catalog.RequirementId.CLO_19;
import static org.ndktck.catalog.RequirementId.CLO_20;
import static org.ndktck.catalog.RequirementId.CLO_21;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.circumstance.AntecedentClose;
import org.ndktck.circumstance.EndpointUse;
import org.ndktck.circumstance.OtherConnection;
import org.ndktck.circumstance.PeerEvent;
import org.ndktck.connection.Connection;
import org.ndktck.connection.LocalDisconnectEvents;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutSize;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.plan.connecting.OwnDisconnect;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;

/** What the close of a connected connector does to the connection. */
@NdkProperties
@WithoutSize
public class ClosedConnectionProperties {

    /** Made by jqwik. */
    public ClosedConnectionProperties() {}

    @Property
    @HoldsFixed(
            value = {AntecedentClose.class, OtherConnection.class, EndpointUse.class},
            because = "the row needs the local address to have no other user")
    @Verifies(
            value = CLO_19,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class})
    void closeReleasesTheEndpoint(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.withGivenPorts()).established();
        bench.settle(connection.other().close());

        bench.settle(connection.asked().close());
        connection.closeEndpointOfTheAskedSide();
        AsyncCall listen = connection.listenOnThePortOfTheAskedSide();

        bench.verify(listen).succeeded();
    }

    @Property
    @HoldsFixed(value = PeerEvent.class, because = "the event of the other side is what the row is about")
    @Verifies(
            value = CLO_20,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class})
    void closeIsToldToThePeer(@ForAll ConnectionPlan plan, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).established();

        AsyncCall close = connection.asked().close();

        boolean told = connection.controls().isToldOfADeparture(connection.other());
        bench.verify(close).brought(told, "the peer's NdkDisconnectEvent was called", () -> "no disconnect event came");
    }

    @Property
    @Verifies(
            value = CLO_21,
            effort = Effort.TENTH,
            partitions = {Side.class, Route.class, OwnDisconnect.class})
    void ownCloseRaisesNoEvent(@ForAll ConnectionPlan plan, @ForAll OwnDisconnect before, Bench bench) {
        Connection connection = bench.connection(plan.registeringEvents()).established();
        LocalDisconnectEvents cause = connection.watchTheAskedSide();
        cause.leaveFirst(before);

        AsyncCall close = connection.asked().close();

        bench.letThingsSettle();
        bench.verify(close)
                .holds(
                        !cause.raisedAnEvent(close),
                        "no NdkDisconnectEvent for the consumer's own close",
                        () -> "the disconnect event came while the peer's consumer did nothing")
                .preferably(!cause.cameAfter(close), AMB_07, "the disconnect event came while the close was pending");
    }
}
