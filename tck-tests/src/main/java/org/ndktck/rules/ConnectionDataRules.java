package org.ndktck.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.Arguments;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.GetConnectionDataCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.Limits;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;
import org.ndktck.plan.connecting.Side;
import org.ndktck.record.CallOrder;
import org.ndktck.record.ConnectRecord;
import org.ndktck.record.ConnectorRecord;
import org.ndktck.record.TryRecord;
import org.ndktck.verify.EffectiveLimits;

/** Groups the NdkGetConnectionData of a try that must agree, and compares each group with what the peer sent. */
final class ConnectionDataRules {

    private final TryRecord record;
    private final TrialFacts facts;
    private final Consumer<Breach> out;

    ConnectionDataRules(TryRecord record, TrialFacts facts, Consumer<Breach> out) {
        this.record = record;
        this.facts = facts;
        this.out = out;
    }

    void judge() {
        for (ConnectorRecord connector : record.connectors()) {
            if (!connector.isConfused()) {
                judge(connector);
            }
        }
    }

    /** Looks through all calls, most of which read nothing: without a stream. */
    private static List<GetConnectionDataCall> readsOf(ConnectorRecord connector) {
        List<GetConnectionDataCall> reads = new ArrayList<>(0);
        for (Call call : connector.calls()) {
            if (call instanceof GetConnectionDataCall read
                    && read.endedAt() != CallOrder.NEVER
                    && !read.returned(NtStatus.STATUS_PENDING)) {
                reads.add(read);
            }
        }
        return reads;
    }

    private void judge(ConnectorRecord connector) {
        List<GetConnectionDataCall> reads = readsOf(connector);
        if (reads.isEmpty()) {
            return;
        }
        if (connector.isPassive()) {
            judgePassive(connector, reads);
        } else {
            Map<ConnectRecord, List<GetConnectionDataCall>> byAttempt = new LinkedHashMap<>();
            reads.forEach(call -> connector
                    .connectBefore(call.number())
                    .ifPresent(attempt -> byAttempt
                            .computeIfAbsent(attempt, key -> new ArrayList<>())
                            .add(call)));
            byAttempt.forEach(this::judgeActive);
        }
    }

    private void judgePassive(ConnectorRecord connector, List<GetConnectionDataCall> reads) {
        List<ExpectedConnectionData> wanted = connector.attempts().stream()
                .map(attempt -> new ExpectedConnectionData(
                        attempt.asked().data(),
                        limits(Side.PASSIVE, attempt, connector, Optional.empty()),
                        attempt.sharedEndpoint().isPresent(),
                        false))
                .toList();
        List<ConnectionDataQuery> fetches = reads.stream()
                .map(call -> new ConnectionDataQuery(
                        call, connector.request().orElseThrow().span().runningAt(call.number())))
                .toList();
        judge(connector, fetches, wanted);
    }

    private void judgeActive(ConnectRecord attempt, List<GetConnectionDataCall> reads) {
        ConnectorRecord connector = attempt.active();
        List<ConnectionDataQuery> fetches = reads.stream()
                .filter(call -> attempt.outcome() < call.number())
                .map(call -> new ConnectionDataQuery(call, isInside(attempt.call(), call)))
                .toList();
        if (attempt.succeeded()) {
            List<ExpectedConnectionData> wanted = attempt.passives().stream()
                    .filter(passive -> passive.accept().isPresent()
                            && passive.answer().orElseThrow().number() < attempt.outcome())
                    .map(passive -> accepted(attempt, passive))
                    .toList();
            judge(connector, fetches, wanted);
        } else if (!facts.disturbed()) {
            judgeRejected(attempt, fetches);
        }
    }

    private static boolean isInside(AsyncCall connect, GetConnectionDataCall call) {
        return connect.callbacks().stream()
                .anyMatch(callback ->
                        callback.number() < call.number() && callback.span().runningAt(call.number()));
    }

    private ExpectedConnectionData accepted(ConnectRecord attempt, ConnectorRecord passive) {
        AsyncCall answer = passive.answer().orElseThrow();
        Arguments.Accept accept = passive.accept().orElseThrow();
        return new ExpectedConnectionData(
                accept.data(),
                limits(Side.ACTIVE, attempt, passive, Optional.of(accept)),
                attempt.sharedEndpoint().isPresent(),
                answer.function() == NdkFunction.ACCEPT_EX);
    }

    private Optional<EffectiveLimits> limits(
            Side side, ConnectRecord attempt, ConnectorRecord passive, Optional<Arguments.Accept> accept) {
        Optional<Maxima> active = attempt.active().adapter().flatMap(facts::of);
        Optional<Maxima> other = passive.adapter().flatMap(facts::of);
        if (active.isEmpty() || other.isEmpty()) {
            return Optional.empty();
        }
        Limits asked = new Limits(
                attempt.asked().inbound(),
                attempt.asked().outbound(),
                accept.map(Arguments.Accept::inbound).orElse(0L),
                accept.map(Arguments.Accept::outbound).orElse(0L));
        return Optional.of(EffectiveLimits.of(side, asked, active.get(), other.get()));
    }

    private void judge(
            ConnectorRecord connector, List<ConnectionDataQuery> fetches, List<ExpectedConnectionData> wanted) {
        List<ConnectionDataQuery> legal = fetches.stream()
                .filter(fetch -> !connector.hasLeftBefore(fetch.call().endedAt())
                        && connector
                                .answer()
                                .filter(answer -> answer.number() < fetch.call().endedAt())
                                .isEmpty())
                .toList();
        if (wanted.isEmpty() || legal.isEmpty()) {
            return;
        }
        new ConnectionDataConsistency(
                        legal,
                        wanted,
                        connector.isPassive(),
                        fetch -> !facts.disturbed()
                                && !record.isUnderminedBefore(fetch.call().endedAt(), connector)
                                && !connector.mayBeAloneBefore(fetch.call().endedAt()),
                        out)
                .judge();
    }

    /** Any failure is tolerated there, and a success tells what the reject brought (AMB-04). */
    private void judgeRejected(ConnectRecord attempt, List<ConnectionDataQuery> fetches) {
        List<byte[]> sent = attempt.passives().stream()
                .flatMap(passive -> passive.reject().stream())
                .filter(reject -> reject.returned(NtStatus.STATUS_SUCCESS))
                .map(reject -> ((Arguments.Reject) reject.arguments().orElseThrow()).data())
                .toList();
        if (sent.size() == attempt.passives().size() && !sent.isEmpty()) {
            new RejectedDataRules(sent, out).judge(fetches);
        }
    }
}
