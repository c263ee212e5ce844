package org.ndktck.plan;

import java.util.Optional;
import java.util.Set;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.Pattern;
import org.ndktck.plan.data.PrivateData;
import org.ndktck.plan.data.PrivateDataAmount;

/**
 * One connection that a property moves on step by step.
 *
 * @param side the side that the property is about
 * @param route how the active side connects
 * @param family the address family
 * @param port who chooses the local ports
 * @param answer whether the passive side accepts inside the connect event, where nothing else is said
 * @param registration the form of accept and complete connect
 * @param request the private data of the connect
 * @param reply the private data of the accept or reject
 * @param limits the read limits both consumers ask for
 */
public record ConnectionPlan(
        Side side,
        Route route,
        Family family,
        LocalPort port,
        AnswerTime answer,
        DisconnectEventRegistration registration,
        PrivateData request,
        PrivateData reply,
        Limits limits)
        implements Plan {

    private static final int MARK = 256;

    /** What shrinking ends at, and what a token leaves out. */
    public static final ConnectionPlan SIMPLEST = new ConnectionPlan(
            Side.PASSIVE,
            Route.OWN_ENDPOINT,
            Family.IPV4,
            LocalPort.CHOSEN_BY_PROVIDER,
            AnswerTime.AFTERWARDS,
            DisconnectEventRegistration.EVENT,
            PrivateData.NONE,
            PrivateData.NONE,
            Limits.SIMPLEST);

    /** The bytes the active side sends. */
    public byte[] requestBytes() {
        return ConnectionDataPlan.requestBytes(request);
    }

    /** The bytes the passive side sends. */
    public byte[] replyBytes() {
        return ConnectionDataPlan.replyBytes(reply);
    }

    /** The bytes that a side is sent by its peer. */
    public byte[] sentTo(Side asked) {
        return asked == Side.PASSIVE ? requestBytes() : replyBytes();
    }

    @Override
    public Optional<String> misfit(AdapterFacts facts) {
        if (!registration.isReachable(facts)) {
            return Optional.of(registration.whyUnreachable());
        }
        return ConnectionDataPlan.misfit(family, request, reply, facts);
    }

    @Override
    public Set<Partition> derivedPartitions(AdapterFacts facts) {
        return Set.of(
                side == Side.PASSIVE ? request.kind(facts.maxCallerData()) : reply.kind(facts.maxCalleeData()),
                LimitPressure.of(limits, facts),
                answer);
    }

    /** The same connection, with other data and limits. */
    public ConnectionPlan carrying(PrivateData otherRequest, PrivateData otherReply, Limits otherLimits) {
        return new ConnectionPlan(
                side, route, family, port, answer, registration, otherRequest, otherReply, otherLimits);
    }

    /** The same connection, begun and answered in another form. */
    ConnectionPlan with(Route otherRoute, DisconnectEventRegistration otherRegistration) {
        return new ConnectionPlan(side, otherRoute, family, port, answer, otherRegistration, request, reply, limits);
    }

    /** The same connection, begun over a local endpoint of the connector's own. */
    public ConnectionPlan overOwnEndpoint() {
        return over(Route.OWN_ENDPOINT);
    }

    /** The same connection, begun over a shared endpoint. */
    public ConnectionPlan overSharedEndpoint() {
        return over(Route.SHARED_ENDPOINT);
    }

    private ConnectionPlan over(Route other) {
        return new ConnectionPlan(side, other, family, port, answer, registration, request, reply, limits);
    }

    /** The same connection, between addresses of another family. */
    public ConnectionPlan over(Family other) {
        return new ConnectionPlan(side, route, other, port, answer, registration, request, reply, limits);
    }

    /** The same connection, with the request answered after the connect event. */
    public ConnectionPlan answeredAfterwards() {
        return new ConnectionPlan(
                side, route, family, port, AnswerTime.AFTERWARDS, registration, request, reply, limits);
    }

    /** The same connection, with a disconnect event callback on both sides. */
    public ConnectionPlan registeringEvents() {
        DisconnectEventRegistration with =
                registration.isEx() ? DisconnectEventRegistration.EVENT_EX : DisconnectEventRegistration.EVENT;
        return new ConnectionPlan(side, route, family, port, answer, with, request, reply, limits);
    }

    /** The same connection, with NULL for a disconnect event callback on both sides. */
    public ConnectionPlan registeringNothing() {
        DisconnectEventRegistration without =
                registration.isEx() ? DisconnectEventRegistration.NONE_EX : DisconnectEventRegistration.NONE;
        return new ConnectionPlan(side, route, family, port, answer, without, request, reply, limits);
    }

    /** The same connection, with the request answered inside the connect event. */
    public ConnectionPlan answeredAtOnce() {
        return new ConnectionPlan(side, route, family, port, AnswerTime.AT_ONCE, registration, request, reply, limits);
    }

    /** The same connection, with another side asked. */
    public ConnectionPlan asking(Side other) {
        return new ConnectionPlan(other, route, family, port, answer, registration, request, reply, limits);
    }

    /** The same connection, with other limits. */
    public ConnectionPlan limitedBy(Limits others) {
        return carrying(request, reply, others);
    }

    /** The same connection, with data that both sides send. */
    public ConnectionPlan sending(PrivateData by, PrivateData back) {
        return carrying(by, back, limits);
    }

    /** The same connection, with limits that every adapter grants and no data. */
    public ConnectionPlan plain() {
        return carrying(PrivateData.NONE, PrivateData.NONE, DecidingCap.NONE_DECIDES);
    }

    /** The same connection, with a byte of data each way where the adapters carry one. */
    public ConnectionPlan sendingAByte(AdapterFacts facts) {
        return sending(
                new PrivateData((int) Math.min(1, facts.maxCallerData()), Pattern.COUNTING),
                new PrivateData((int) Math.min(1, facts.maxCalleeData()), Pattern.COUNTING));
    }

    /** The same connection, with data each way that is known again wherever some of it shows up. */
    public ConnectionPlan sendingAMark(AdapterFacts facts) {
        return sending(
                new PrivateData((int) Math.min(MARK, facts.maxCallerData()), Pattern.COUNTING),
                new PrivateData((int) Math.min(MARK, facts.maxCalleeData()), Pattern.COUNTING));
    }

    /** The same connection, with as much data each way as the adapters carry, or some bytes less. */
    public ConnectionPlan sendingTheMostLess(int missing, AdapterFacts facts) {
        return sending(
                new PrivateData(most(facts.maxCallerData(), missing), request.pattern()),
                new PrivateData(most(facts.maxCalleeData(), missing), reply.pattern()));
    }

    private static int most(long maximum, int missing) {
        return (int) Math.max(0, Math.min(maximum, PrivateDataAmount.LONGEST) - missing);
    }

    /** The same connection, with another form of accept and complete connect. */
    public ConnectionPlan registering(DisconnectEventRegistration other) {
        return new ConnectionPlan(side, route, family, port, answer, other, request, reply, limits);
    }

    /** The same connection, with ports that the kit gives. */
    public ConnectionPlan withGivenPorts() {
        return with(LocalPort.GIVEN);
    }

    /** The same connection, with ports that the provider chooses. */
    public ConnectionPlan withChosenPorts() {
        return with(LocalPort.CHOSEN_BY_PROVIDER);
    }

    private ConnectionPlan with(LocalPort other) {
        return new ConnectionPlan(side, route, family, other, answer, registration, request, reply, limits);
    }

    /** The same connection, begun as a consumer of version 1.1 does. */
    public ConnectionPlan ofVersion11() {
        DisconnectEventRegistration old =
                registration.registers() ? DisconnectEventRegistration.EVENT : DisconnectEventRegistration.NONE;
        return new ConnectionPlan(side, route, family, port, answer, old, request, reply, limits);
    }

    /** The same connection, accepted inside the connect event, without data and with limits no peer lowers. */
    public ConnectionPlan acceptedPlainly() {
        return new ConnectionPlan(
                side,
                route,
                family,
                port,
                AnswerTime.AT_ONCE,
                registration,
                PrivateData.NONE,
                PrivateData.NONE,
                Limits.EQUAL);
    }
}
