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
import org.ndktck.record.CallOrder;
import org.ndktck.record.ConnectRecord;
import org.ndktck.record.ConnectorRecord;
import org.ndktck.record.ListenerRecord;
import org.ndktck.record.TryRecord;

/** How a connect may end: with success once it was accepted, and never without that. */
final class ConnectStatusRules {

    private final TryRecord record;
    private final TrialFacts facts;
    private final Consumer<Breach> out;

    ConnectStatusRules(TryRecord record, TrialFacts facts, Consumer<Breach> out) {
        this.record = record;
        this.facts = facts;
        this.out = out;
    }

    void judge() {
        for (ConnectorRecord connector : record.connectors()) {
            if (!connector.isConfused()) {
                connector.connects().forEach(this::judge);
            }
        }
    }

    private void judge(ConnectRecord connect) {
        if (!facts.disturbed()) {
            connect.peer().ifPresent(peer -> accept(connect, peer));
        }
        if (connect.succeeded()) {
            success(connect);
        } else if (!facts.disturbed() && CallOrder.failed(connect.call())) {
            failure(connect);
        }
    }

    private void breach(RequirementId row, ConnectRecord connect, String expected) {
        breach(row, connect.call(), expected);
    }

    private void breach(RequirementId row, AsyncCall call, String expected) {
        out.accept(new Breach(row, call, expected, call.completion().words()));
    }

    // --- success that nobody gave

    private void success(ConnectRecord connect) {
        int when = connect.outcome();
        List<ListenerRecord> addressed = record.listeners().stream()
                .filter(listener -> listener.mayBeMeantBy(connect.asked().destination()))
                .filter(listener -> listener.listen()
                        .filter(listen -> listen.number() < when)
                        .isPresent())
                .filter(listener -> !wasClosed(listener, connect))
                .toList();
        if (addressed.isEmpty()) {
            breach(CON_31, connect, "completed with a failure: nobody listens at its destination");
            return;
        }
        boolean accepted = connect.passives().stream()
                .anyMatch(passive -> passive.accept().isPresent()
                        && passive.answer().orElseThrow().number() < when);
        if (!accepted) {
            unaccepted(connect, addressed, when);
        }
    }

    private static boolean wasClosed(ListenerRecord listener, ConnectRecord connect) {
        return listener.close()
                .filter(close -> CallOrder.outcomeOf(close) < connect.call().number())
                .isPresent();
    }

    private void unaccepted(ConnectRecord connect, List<ListenerRecord> addressed, int when) {
        int begun = connect.call().number();
        if (addressed.stream().allMatch(listener -> listener.closeHadReturnedBefore(begun))) {
            breach(LIS_30, connect, "completed with a failure: the close of the listener was called before");
        } else if (addressed.stream().allMatch(listener -> listener.isPausedFromTo(begun, when))) {
            breach(LIS_25, connect, "completed with a failure: the listener is paused");
        } else if (connect.peer().filter(peer -> isRejectedBefore(peer, when)).isPresent()) {
            breach(REJ_10, connect, "completed with " + NtStatus.STATUS_CONNECTION_REFUSED + " after NdkReject");
        } else if (connect.peer().filter(peer -> peer.isClosingBefore(when)).isPresent()) {
            breach(CLO_22, connect, "completed with a failure: the connector of the request was closed undecided");
        } else {
            breach(CON_32, connect, "no success before NdkAccept is called");
        }
    }

    private static boolean isRejectedBefore(ConnectorRecord peer, int when) {
        return peer.reject()
                .filter(reject -> reject.number() < when && reject.returned(NtStatus.STATUS_SUCCESS))
                .isPresent();
    }

    // --- failure for no reason

    /** An accept that fails although the connect is outstanding and neither side has left. */
    private void accept(ConnectRecord connect, ConnectorRecord peer) {
        AsyncCall accept = peer.answer().orElse(null);
        if (accept == null
                || accept.function() != NdkFunction.ACCEPT
                || !AnswerStatusRules.failedWithoutExcuse(accept)
                || !acceptsPlainlyOverAnyEndpoint(connect, peer)
                || !asksForNoMoreThanItHas(peer)
                || isInsideACallback(peer, accept)) {
            return;
        }
        int when = CallOrder.outcomeOf(accept);
        boolean outstanding = accept.returned(NtStatus.STATUS_PENDING)
                ? connect.outcome() > when
                : connect.outcome() > accept.number()
                        && (!CallOrder.failed(connect.call()) || failsAfterAClose(connect, peer));
        boolean left = connect.active().hasLeftBefore(when)
                || peer.hasLeftBefore(when)
                || record.isUnderminedBefore(when, peer);
        if (outstanding && !left) {
            breach(
                    connect.sharedEndpoint().isPresent() ? CSE_21 : ACC_22,
                    accept,
                    "completed with " + NtStatus.STATUS_SUCCESS
                            + ": the peer's connect is outstanding, and neither side has left");
        }
    }

    /** A connect that pended until the consumer gave up: it is no reason for what failed before. */
    private static boolean failsAfterAClose(ConnectRecord connect, ConnectorRecord peer) {
        int when = connect.outcome();
        return AnswerStatusRules.failedWithoutExcuse(connect.call())
                && (peer.isClosingBefore(when) || connect.active().isClosingBefore(when));
    }

    private void failure(ConnectRecord connect) {
        int when = connect.outcome();
        ConnectorRecord active = connect.active();
        Optional<ConnectorRecord> only = connect.peer();
        if (only.isEmpty()
                || active.hasLeftBefore(when)
                || record.isUnderminedBefore(when, active)
                || connect.call()
                        .completion()
                        .isAnyOf(NtStatus.STATUS_IO_TIMEOUT, NtStatus.STATUS_INSUFFICIENT_RESOURCES)) {
            return; // how long to wait and what there is of everything is the provider's choice
        }
        ConnectorRecord peer = only.get();
        if (isRejectedBefore(peer, when) && !peer.isClosingBefore(when)) {
            if (!connect.call().completion().isAnyOf(NtStatus.STATUS_CONNECTION_REFUSED)) {
                breach(REJ_10, connect, "completed with " + NtStatus.STATUS_CONNECTION_REFUSED + " after NdkReject");
            }
        } else if (mustSucceed(connect, peer, when)) {
            breach(ACC_22, connect, "completed with " + NtStatus.STATUS_SUCCESS + ": the peer accepted");
        } else if (isUndecidedAt(peer, when) && isControlledBetween(peer, when)) {
            breach(
                    LIS_31,
                    connect,
                    "still pending: its request was delivered before the listener was paused or resumed");
        }
    }

    private static boolean isUndecidedAt(ConnectorRecord peer, int when) {
        return !peer.hasLeftBefore(when)
                && !peer.isClosingBefore(when)
                && peer.reject().filter(reject -> reject.number() < when).isEmpty()
                && peer.answer().filter(answer -> answer.number() < when).isEmpty();
    }

    private static boolean isControlledBetween(ConnectorRecord peer, int when) {
        return peer.listener()
                .filter(listener -> peer.request()
                        .filter(event -> listener.wasControlledBetween(event.number(), when))
                        .isPresent())
                .isPresent();
    }

    /** Whether the peer accepted plainly, and nothing that another row speaks of stands in the way. */
    private boolean mustSucceed(ConnectRecord connect, ConnectorRecord peer, int when) {
        AsyncCall accept = peer.answer().orElse(null);
        return accept != null
                && accept.function() == NdkFunction.ACCEPT
                && accept.number() < when
                && !CallOrder.failed(accept)
                && !peer.hasLeftBefore(when)
                && peer.listener()
                        .filter(listener -> !listener.wasDisturbedBefore(when))
                        .isPresent()
                && acceptsPlainly(connect, peer);
    }

    /** Whether nothing is left out, and no limit is larger than what can be granted: these are for other rows. */
    private boolean acceptsPlainly(ConnectRecord connect, ConnectorRecord peer) {
        return connect.sharedEndpoint().isEmpty() && acceptsPlainlyOverAnyEndpoint(connect, peer);
    }

    private boolean acceptsPlainlyOverAnyEndpoint(ConnectRecord connect, ConnectorRecord peer) {
        return peer.registers()
                && connect.active().connects().size() == 1
                && connect.asked().data().length > 0
                && peer.accept().orElseThrow().data().length > 0
                && isGrantedWhatItAskedFor(connect, peer);
    }

    private boolean asksForNoMoreThanItHas(ConnectorRecord peer) {
        Arguments.Accept asked = peer.accept().orElseThrow();
        return peer.adapter()
                .flatMap(facts::of)
                .filter(own -> asked.inbound() <= own.inbound() && asked.outbound() <= own.outbound())
                .isPresent();
    }

    private boolean isGrantedWhatItAskedFor(ConnectRecord connect, ConnectorRecord peer) {
        Optional<Maxima> own = connect.active().adapter().flatMap(facts::of);
        Optional<Maxima> other = peer.adapter().flatMap(facts::of);
        if (own.isEmpty() || other.isEmpty()) {
            return false;
        }
        long inbound = connect.asked().inbound();
        long outbound = connect.asked().outbound();
        return inbound > 0
                && outbound > 0
                && inbound <= Math.min(own.get().inbound(), other.get().outbound())
                && outbound <= Math.min(own.get().outbound(), other.get().inbound())
                && inbound <= peer.accept().orElseThrow().outbound()
                && outbound <= peer.accept().orElseThrow().inbound();
    }

    /** Whether a call was made while a callback of its object ran. */
    static boolean isInsideACallback(ConnectorRecord connector, Call call) {
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
