package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.ACC_22;
import static org.ndktck.catalog.RequirementId.CLO_22;
import static org.ndktck.catalog.RequirementId.CON_31;
import static org.ndktck.catalog.RequirementId.CON_32;
import static org.ndktck.catalog.RequirementId.CSE_21;
import static org.ndktck.catalog.RequirementId.LIS_25;
import static org.ndktck.catalog.RequirementId.LIS_30;
import static org.ndktck.catalog.RequirementId.LIS_31;
import static org.ndktck.catalog.RequirementId.REJ_10;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;
import org.ndktck.record.Attempt;
import org.ndktck.record.Connector;
import org.ndktck.record.Listener;
import org.ndktck.record.Moments;
import org.ndktck.record.TryRecord;

/** How a connect may end: with success once it was accepted, and never without that. */
final class ConnectOutcomes {

    private final TryRecord record;
    private final Known known;
    private final Consumer<Breach> out;

    ConnectOutcomes(TryRecord record, Known known, Consumer<Breach> out) {
        this.record = record;
        this.known = known;
        this.out = out;
    }

    void judge() {
        for (Connector connector : record.connectors()) {
            if (!connector.isConfused()) {
                connector.connects().forEach(this::judge);
            }
        }
    }

    private void judge(Attempt attempt) {
        if (!known.disturbed()) {
            attempt.peer().ifPresent(peer -> accept(attempt, peer));
        }
        if (attempt.succeeded()) {
            success(attempt);
        } else if (!known.disturbed() && Moments.failed(attempt.call())) {
            failure(attempt);
        }
    }

    private void breach(RequirementId row, Attempt attempt, String expected) {
        breach(row, attempt.call(), expected);
    }

    private void breach(RequirementId row, AsyncCall call, String expected) {
        out.accept(new Breach(row, call, expected, call.completion().words()));
    }

    // --- success that nobody gave

    private void success(Attempt attempt) {
        int when = attempt.outcome();
        List<Listener> addressed = record.listeners().stream()
                .filter(listener -> listener.mayBeMeantBy(attempt.asked().destination()))
                .filter(listener -> listener.listen()
                        .filter(listen -> listen.number() < when)
                        .isPresent())
                .filter(listener -> !wasClosed(listener, attempt))
                .toList();
        if (addressed.isEmpty()) {
            breach(CON_31, attempt, "completed with a failure: nobody listens at its destination");
            return;
        }
        boolean accepted = attempt.passives().stream()
                .anyMatch(passive -> passive.accept().isPresent()
                        && passive.answer().orElseThrow().number() < when);
        if (!accepted) {
            unaccepted(attempt, addressed, when);
        }
    }

    private static boolean wasClosed(Listener listener, Attempt attempt) {
        return listener.close()
                .filter(close -> Moments.outcomeOf(close) < attempt.call().number())
                .isPresent();
    }

    private void unaccepted(Attempt attempt, List<Listener> addressed, int when) {
        int begun = attempt.call().number();
        if (addressed.stream().allMatch(listener -> listener.closeHadReturnedBefore(begun))) {
            breach(LIS_30, attempt, "completed with a failure: the close of the listener was called before");
        } else if (addressed.stream().allMatch(listener -> listener.isPausedFromTo(begun, when))) {
            breach(LIS_25, attempt, "completed with a failure: the listener is paused");
        } else if (attempt.peer().filter(peer -> isRejectedBefore(peer, when)).isPresent()) {
            breach(REJ_10, attempt, "completed with " + NtStatus.STATUS_CONNECTION_REFUSED + " after NdkReject");
        } else if (attempt.peer().filter(peer -> peer.isClosingBefore(when)).isPresent()) {
            breach(CLO_22, attempt, "completed with a failure: the connector of the request was closed undecided");
        } else {
            breach(CON_32, attempt, "no success before NdkAccept is called");
        }
    }

    private static boolean isRejectedBefore(Connector peer, int when) {
        return peer.reject()
                .filter(reject -> reject.number() < when && reject.returned(NtStatus.STATUS_SUCCESS))
                .isPresent();
    }

    // --- failure for no reason

    /** An accept that fails although the connect is outstanding and neither side has left. */
    private void accept(Attempt attempt, Connector peer) {
        AsyncCall accept = peer.answer().orElse(null);
        if (accept == null
                || accept.function() != NdkFunction.ACCEPT
                || !ConnectionOutcomes.failedWithoutExcuse(accept)
                || !acceptsPlainlyOverAnyEndpoint(attempt, peer)
                || !asksForNoMoreThanItHas(peer)
                || isInsideACallback(peer, accept)) {
            return;
        }
        int when = Moments.outcomeOf(accept);
        boolean outstanding = accept.returned(NtStatus.STATUS_PENDING)
                ? attempt.outcome() > when
                : attempt.outcome() > accept.number()
                        && (!Moments.failed(attempt.call()) || failsAfterAClose(attempt, peer));
        boolean left = attempt.active().hasLeftBefore(when)
                || peer.hasLeftBefore(when)
                || record.isUnderminedBefore(when, peer);
        if (outstanding && !left) {
            breach(
                    attempt.sharedEndpoint().isPresent() ? CSE_21 : ACC_22,
                    accept,
                    "completed with " + NtStatus.STATUS_SUCCESS
                            + ": the peer's connect is outstanding, and neither side has left");
        }
    }

    /** A connect that pended until the consumer gave up: it is no reason for what failed before. */
    private static boolean failsAfterAClose(Attempt attempt, Connector peer) {
        int when = attempt.outcome();
        return ConnectionOutcomes.failedWithoutExcuse(attempt.call())
                && (peer.isClosingBefore(when) || attempt.active().isClosingBefore(when));
    }

    private void failure(Attempt attempt) {
        int when = attempt.outcome();
        Connector active = attempt.active();
        Optional<Connector> only = attempt.peer();
        if (only.isEmpty()
                || active.hasLeftBefore(when)
                || record.isUnderminedBefore(when, active)
                || attempt.call()
                        .completion()
                        .isAnyOf(NtStatus.STATUS_IO_TIMEOUT, NtStatus.STATUS_INSUFFICIENT_RESOURCES)) {
            return; // how long to wait and what there is of everything is the provider's choice
        }
        Connector peer = only.get();
        if (isRejectedBefore(peer, when) && !peer.isClosingBefore(when)) {
            if (!attempt.call().completion().isAnyOf(NtStatus.STATUS_CONNECTION_REFUSED)) {
                breach(REJ_10, attempt, "completed with " + NtStatus.STATUS_CONNECTION_REFUSED + " after NdkReject");
            }
        } else if (mustSucceed(attempt, peer, when)) {
            breach(ACC_22, attempt, "completed with " + NtStatus.STATUS_SUCCESS + ": the peer accepted");
        } else if (isUndecidedAt(peer, when) && isControlledBetween(peer, when)) {
            breach(
                    LIS_31,
                    attempt,
                    "still pending: its request was delivered before the listener was paused or resumed");
        }
    }

    private static boolean isUndecidedAt(Connector peer, int when) {
        return !peer.hasLeftBefore(when)
                && !peer.isClosingBefore(when)
                && peer.reject().filter(reject -> reject.number() < when).isEmpty()
                && peer.answer().filter(answer -> answer.number() < when).isEmpty();
    }

    private static boolean isControlledBetween(Connector peer, int when) {
        return peer.listener()
                .filter(listener -> peer.request()
                        .filter(event -> listener.wasControlledBetween(event.number(), when))
                        .isPresent())
                .isPresent();
    }

    /** Whether the peer accepted plainly, and nothing that another row speaks of stands in the way. */
    private boolean mustSucceed(Attempt attempt, Connector peer, int when) {
        AsyncCall accept = peer.answer().orElse(null);
        return accept != null
                && accept.function() == NdkFunction.ACCEPT
                && accept.number() < when
                && !Moments.failed(accept)
                && !peer.hasLeftBefore(when)
                && peer.listener()
                        .filter(listener -> !listener.wasDisturbedBefore(when))
                        .isPresent()
                && acceptsPlainly(attempt, peer);
    }

    /** Whether nothing is left out, and no limit is larger than what can be granted: these are for other rows. */
    private boolean acceptsPlainly(Attempt attempt, Connector peer) {
        return attempt.sharedEndpoint().isEmpty() && acceptsPlainlyOverAnyEndpoint(attempt, peer);
    }

    private boolean acceptsPlainlyOverAnyEndpoint(Attempt attempt, Connector peer) {
        return peer.registers()
                && attempt.active().connects().size() == 1
                && attempt.asked().data().length > 0
                && peer.accept().orElseThrow().data().length > 0
                && isGrantedWhatItAskedFor(attempt, peer);
    }

    private boolean asksForNoMoreThanItHas(Connector peer) {
        Arguments.Accept asked = peer.accept().orElseThrow();
        return peer.adapter()
                .flatMap(known::of)
                .filter(own -> asked.inbound() <= own.inbound() && asked.outbound() <= own.outbound())
                .isPresent();
    }

    private boolean isGrantedWhatItAskedFor(Attempt attempt, Connector peer) {
        Optional<Maxima> own = attempt.active().adapter().flatMap(known::of);
        Optional<Maxima> other = peer.adapter().flatMap(known::of);
        if (own.isEmpty() || other.isEmpty()) {
            return false;
        }
        long inbound = attempt.asked().inbound();
        long outbound = attempt.asked().outbound();
        return inbound > 0
                && outbound > 0
                && inbound <= Math.min(own.get().inbound(), other.get().outbound())
                && outbound <= Math.min(own.get().outbound(), other.get().inbound())
                && inbound <= peer.accept().orElseThrow().outbound()
                && outbound <= peer.accept().orElseThrow().inbound();
    }

    /** Whether a call was made while a callback of its object ran. */
    static boolean isInsideACallback(Connector connector, Call call) {
        return connector.calls().stream()
                        .filter(AsyncCall.class::isInstance)
                        .flatMap(other -> ((AsyncCall) other).callbacks().stream())
                        .anyMatch(callback -> callback.number() < call.number()
                                && callback.span().runningAt(call.number()))
                || connector
                        .request()
                        .filter(event -> event.span().runningAt(call.number()))
                        .isPresent()
                || connector.departures().stream()
                        .anyMatch(event ->
                                event.number() < call.number() && event.span().runningAt(call.number()));
    }
}
