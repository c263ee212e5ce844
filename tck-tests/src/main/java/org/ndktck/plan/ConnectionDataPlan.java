package org.ndktck.plan;

import java.util.Optional;
import java.util.Set;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Family;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.connecting.AnswerTime;
import org.ndktck.plan.connecting.DisconnectEventRegistration;
import org.ndktck.plan.connecting.LocalPort;
import org.ndktck.plan.connecting.QueryMoment;
import org.ndktck.plan.connecting.Route;
import org.ndktck.plan.connecting.Side;
import org.ndktck.plan.data.PrivateData;
import org.ndktck.plan.data.PrivateDataAmount;
import org.ndktck.plan.data.SideWithShortBuffer;

/**
 * One connection and the side that is asked for its data.
 *
 * @param side which side is asked
 * @param moment when it is asked
 * @param answer when the passive side accepts; AFTERWARDS is taken where the asking needs it
 * @param family the address family
 * @param request the private data of the connect
 * @param reply the private data of the accept
 * @param limits the read limits both consumers ask for
 */
public record ConnectionDataPlan(
        Side side,
        QueryMoment moment,
        AnswerTime answer,
        Family family,
        PrivateData request,
        PrivateData reply,
        Limits limits)
        implements Plan {

    /** What shrinking ends at, and what a token leaves out. */
    public static final ConnectionDataPlan SIMPLEST = new ConnectionDataPlan(
            Side.PASSIVE,
            QueryMoment.AFTERWARDS,
            AnswerTime.AFTERWARDS,
            Family.IPV4,
            PrivateData.NONE,
            PrivateData.NONE,
            Limits.SIMPLEST);

    private static final int REQUEST_SALT = 0;
    private static final int REPLY_SALT = 101;

    /** The same connection, with other limits. */
    public ConnectionDataPlan limitedBy(Limits others) {
        return new ConnectionDataPlan(side, moment, answer, family, request, reply, others);
    }

    /** The bytes the active side sends. */
    public byte[] requestBytes() {
        return request.bytes(REQUEST_SALT);
    }

    /** The bytes the passive side sends. */
    public byte[] replyBytes() {
        return reply.bytes(REPLY_SALT);
    }

    /** The bytes that the asked side's peer sends. */
    public byte[] sentToAskedSide() {
        return side == Side.PASSIVE ? requestBytes() : replyBytes();
    }

    /** When the passive side really answers: after it was asked. */
    public AnswerTime effectiveAnswer() {
        return side == Side.PASSIVE && moment == QueryMoment.AFTERWARDS ? AnswerTime.AFTERWARDS : answer;
    }

    @Override
    public Optional<String> misfit(AdapterFacts facts) {
        return misfit(family, request, reply, facts);
    }

    static Optional<String> misfit(Family family, PrivateData request, PrivateData reply, AdapterFacts facts) {
        if (!facts.families().contains(family)) {
            return Optional.of("its family is " + family + ", which no pair of the adapters' addresses has");
        }
        if (request.length() > facts.maxCallerData()) {
            return Optional.of("its request is longer than the adapter's MaxCallerData " + facts.maxCallerData());
        }
        return reply.length() > facts.maxCalleeData()
                ? Optional.of("its reply is longer than the adapter's MaxCalleeData " + facts.maxCalleeData())
                : Optional.empty();
    }

    /** The same connection, to be moved on step by step. */
    public ConnectionPlan connectionPlan() {
        return new ConnectionPlan(
                side,
                Route.OWN_ENDPOINT,
                family,
                LocalPort.CHOSEN_BY_PROVIDER,
                effectiveAnswer(),
                DisconnectEventRegistration.EVENT,
                request,
                reply,
                limits);
    }

    /** The same connection, where no consumer asks for no reads at all: some providers fail that (AMB-27). */
    public ConnectionDataPlan withReads() {
        return limits.asksForZero() || limits.offersZero()
                ? new ConnectionDataPlan(side, moment, answer, family, request, reply, Limits.SIMPLEST)
                : this;
    }

    /** The bytes that this private data is when the active side sends it. */
    static byte[] requestBytes(PrivateData request) {
        return request.bytes(REQUEST_SALT);
    }

    /** The bytes that this private data is when the passive side sends it. */
    static byte[] replyBytes(PrivateData reply) {
        return reply.bytes(REPLY_SALT);
    }

    @Override
    public Set<Partition> derivedPartitions(AdapterFacts facts) {
        PrivateDataAmount sent =
                side == Side.PASSIVE ? request.kind(facts.maxCallerData()) : reply.kind(facts.maxCalleeData());
        return Set.of(sent, LimitPressure.of(limits, facts), effectiveAnswer(), SideWithShortBuffer.of(side));
    }
}
