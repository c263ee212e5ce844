package org.ndktck.plan;

import java.util.Optional;
import java.util.Set;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.lifetime.CloseMoment;
import org.ndktck.plan.lifetime.CloseOrder;
import org.ndktck.plan.lifetime.DisconnectOrder;
import org.ndktck.plan.lifetime.Ending;

/**
 * A whole connection attempt, for the standing invariants.
 *
 * @param connection the connection
 * @param ending how the attempt ends
 * @param contexts what the kit gives as contexts
 * @param route how the active side connects
 * @param registration the form of accept and complete connect
 * @param departure which side disconnects first
 * @param closeOrder in which order the objects are closed
 * @param closeMoment when the first connector is closed
 */
public record ConnectionLifetimePlan(
        ConnectionDataPlan connection,
        Ending ending,
        ContextKind contexts,
        Route route,
        DisconnectEventRegistration registration,
        DisconnectOrder departure,
        CloseOrder closeOrder,
        CloseMoment closeMoment)
        implements Plan {

    /** What shrinking ends at, and what a token leaves out. */
    public static final ConnectionLifetimePlan SIMPLEST =
            of(ConnectionDataPlan.SIMPLEST, Ending.CLOSE, ContextKind.UNIQUE);

    /** The simplest life of a connection that ends so. */
    public static ConnectionLifetimePlan of(ConnectionDataPlan connection, Ending ending, ContextKind contexts) {
        return new ConnectionLifetimePlan(
                connection,
                ending,
                contexts,
                Route.OWN_ENDPOINT,
                DisconnectEventRegistration.EVENT,
                DisconnectOrder.ACTIVE_FIRST,
                CloseOrder.SUCCESSORS_FIRST,
                CloseMoment.AT_REST);
    }

    @Override
    public Optional<String> misfit(AdapterFacts facts) {
        return registration.isReachable(facts) ? connection.misfit(facts) : Optional.of(registration.whyUnreachable());
    }

    /** None of its own: those of the connection are the connection's. */
    @Override
    public Set<Partition> derivedPartitions(AdapterFacts facts) {
        return Set.of();
    }

    /** The connection, to be moved on step by step. */
    public ConnectionPlan connectionPlan() {
        return connection.connectionPlan().with(route, registration);
    }

    /** The same life, with NdkConnect. */
    public ConnectionLifetimePlan overOwnEndpoint() {
        return with(Route.OWN_ENDPOINT, registration);
    }

    /** The same life, with NdkConnectWithSharedEndpoint. */
    public ConnectionLifetimePlan overSharedEndpoint() {
        return with(Route.SHARED_ENDPOINT, registration);
    }

    /** The same life, with NdkAccept and NdkCompleteConnect. */
    public ConnectionLifetimePlan inPlainForms() {
        return with(
                route, registration.registers() ? DisconnectEventRegistration.EVENT : DisconnectEventRegistration.NONE);
    }

    /** The same life, with NdkAcceptEx and NdkCompleteConnectEx. */
    public ConnectionLifetimePlan inExForms() {
        return with(
                route,
                registration.registers() ? DisconnectEventRegistration.EVENT_EX : DisconnectEventRegistration.NONE_EX);
    }

    /** The same life, with a disconnect event callback on both sides. */
    public ConnectionLifetimePlan registeringEvents() {
        return with(
                route, registration.isEx() ? DisconnectEventRegistration.EVENT_EX : DisconnectEventRegistration.EVENT);
    }

    private ConnectionLifetimePlan with(Route otherRoute, DisconnectEventRegistration otherRegistration) {
        return new ConnectionLifetimePlan(
                connection, ending, contexts, otherRoute, otherRegistration, departure, closeOrder, closeMoment);
    }

    /** The same life, ending otherwise. */
    public ConnectionLifetimePlan endingWith(Ending other) {
        return new ConnectionLifetimePlan(
                connection, other, contexts, route, registration, departure, closeOrder, closeMoment);
    }

    /** The same life, with its first connector closed at another moment. */
    public ConnectionLifetimePlan closing(CloseMoment otherMoment) {
        return new ConnectionLifetimePlan(
                connection, ending, contexts, route, registration, departure, closeOrder, otherMoment);
    }
}
