package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.CMP_14;
import static org.ndktck.catalog.RequirementId.CMP_16;
import static org.ndktck.catalog.RequirementId.DIS_04;

import java.util.Optional;
import java.util.function.Consumer;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.record.CallOrder;
import org.ndktck.record.ConnectRecord;
import org.ndktck.record.ConnectorRecord;
import org.ndktck.record.TryRecord;

/** How the answers to a peer and the disconnects of both sides must end, where nothing excuses a failure. */
final class AnswerStatusRules {

    private final TryRecord record;
    private final Consumer<Breach> out;

    AnswerStatusRules(TryRecord record, Consumer<Breach> out) {
        this.record = record;
        this.out = out;
    }

    void judge() {
        for (ConnectorRecord connector : record.connectors()) {
            if (connector.isConfused() || connector.isPassive()) {
                continue;
            }
            for (ConnectRecord connect : connector.connects()) {
                if (connect.succeeded()) {
                    connect.peer().ifPresent(peer -> judge(connect, peer));
                }
            }
        }
    }

    private void judge(ConnectRecord connect, ConnectorRecord peer) {
        completing(connect, peer);
        accepting(connect, peer);
        disconnecting(connect.active(), peer);
        disconnecting(peer, connect.active());
    }

    private void breach(RequirementId row, AsyncCall call, String because) {
        out.accept(new Breach(
                row,
                call,
                "completed with " + NtStatus.STATUS_SUCCESS + ": " + because,
                call.completion().words()));
    }

    /** A failure, and none for which a reading or another row gives the provider a reason. */
    static boolean failedWithoutExcuse(AsyncCall call) {
        return CallOrder.failed(call)
                && !call.completion()
                        .isAnyOf(
                                NtStatus.STATUS_IO_TIMEOUT,
                                NtStatus.STATUS_INSUFFICIENT_RESOURCES,
                                NtStatus.STATUS_NOT_SUPPORTED);
    }

    private boolean haveStayed(ConnectorRecord one, ConnectorRecord other, int when) {
        return !one.hasLeftBefore(when) && !other.hasLeftBefore(when) && !record.isUnderminedBefore(when, one);
    }

    /** An accept that fails after what it waited for has failed is a consequence of that, unless it has an excuse of its own. */
    private static boolean acceptStands(ConnectorRecord peer, int when) {
        return peer.answer()
                .filter(accept -> !CallOrder.failed(accept)
                        || (CallOrder.outcomeOf(accept) > when && failedWithoutExcuse(accept)))
                .isPresent();
    }

    private void completing(ConnectRecord connect, ConnectorRecord peer) {
        ConnectorRecord active = connect.active();
        Optional<AsyncCall> completing =
                active.answer().filter(call -> call.function() == NdkFunction.COMPLETE_CONNECT);
        if (completing.isEmpty() || !failedWithoutExcuse(completing.get())) {
            return;
        }
        AsyncCall call = completing.get();
        boolean plain = active.registers()
                && active.connects().size() == 1
                && !ConnectStatusRules.isInsideACallback(active, call);
        if (plain
                && acceptStands(peer, CallOrder.outcomeOf(call))
                && haveStayed(active, peer, CallOrder.outcomeOf(call))) {
            breach(
                    connect.sharedEndpoint().isPresent() ? CMP_16 : CMP_14,
                    call,
                    "the peer has accepted, and neither side has left");
        }
    }

    private void accepting(ConnectRecord connect, ConnectorRecord peer) {
        AsyncCall accept = peer.answer().orElse(null);
        ConnectorRecord active = connect.active();
        boolean completed = active.answer().filter(CallOrder::succeeded).isPresent();
        if (accept != null
                && accept.function() == NdkFunction.ACCEPT
                && completed
                && failedWithoutExcuse(accept)
                && accept.returned(NtStatus.STATUS_PENDING)
                && active.answer().orElseThrow().number() < CallOrder.outcomeOf(accept)
                && haveStayed(active, peer, CallOrder.outcomeOf(accept))) {
            breach(CMP_14, accept, "the peer has completed its connect, and neither side has left");
        }
    }

    /** Both have called NdkDisconnect, and neither close was called before its outcome. */
    private void disconnecting(ConnectorRecord one, ConnectorRecord other) {
        AsyncCall own = one.disconnect().orElse(null);
        AsyncCall others = other.disconnect().orElse(null);
        if (own == null || others == null || !(failedWithoutExcuse(own) || timedOutAfterItsEvent(one, own, others))) {
            return;
        }
        int when = CallOrder.outcomeOf(own);
        boolean established = one.isEstablishedBefore(own.number()) && other.isEstablishedBefore(others.number());
        boolean closed =
                one.isClosingBefore(when) || other.isClosingBefore(when) || record.isUnderminedBefore(when, one);
        if (established && !closed && others.number() < when && !hasPosted()) {
            breach(DIS_04, own, "the peer has called NdkDisconnect, too");
        }
    }

    /** What a disconnect waits for had come already: the event says so, unless the peer's had failed by then. */
    private static boolean timedOutAfterItsEvent(ConnectorRecord one, AsyncCall own, AsyncCall others) {
        boolean told = one.departures().stream().anyMatch(event -> event.number() < own.number());
        boolean inVain = CallOrder.failed(others) && CallOrder.outcomeOf(others) < own.number();
        return told && !inVain && own.settled() && own.completion().isAnyOf(NtStatus.STATUS_IO_TIMEOUT);
    }

    /** With work outstanding a provider need not be graceful (DIS-15). */
    private boolean hasPosted() {
        return record.calls().stream()
                .anyMatch(call -> call.function() == NdkFunction.SEND && call.returned(NtStatus.STATUS_SUCCESS));
    }
}
