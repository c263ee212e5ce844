package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.CEV_01;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.EventCallback;
import org.ndktck.record.CallOrder;
import org.ndktck.record.ConnectRecord;
import org.ndktck.record.ConnectorRecord;
import org.ndktck.record.ListenerRecord;
import org.ndktck.record.TryRecord;

/** A connect is not refused while a listener takes requests, unless a connect event has told its consumer of the request. */
final class RefusedRequestRules {

    private final TryRecord record;
    private final TrialFacts facts;
    private final Consumer<Breach> out;
    private final List<ConnectRecord> attempts;

    RefusedRequestRules(TryRecord record, TrialFacts facts, Consumer<Breach> out) {
        this.record = record;
        this.facts = facts;
        this.out = out;
        this.attempts = record.connects();
    }

    void judge() {
        if (!facts.disturbed()) {
            attempts.stream()
                    .filter(connect -> connect.call().completion().isAnyOf(NtStatus.STATUS_CONNECTION_REFUSED))
                    .filter(connect -> connect.passives().isEmpty())
                    .forEach(this::unheard);
        }
    }

    private void unheard(ConnectRecord connect) {
        if (connect.active().isConfused() || connect.active().hasLeftBefore(connect.outcome())) {
            return;
        }
        hearing(connect)
                .filter(listener -> isFree(listener, connect) && isAlone(connect))
                .ifPresent(listener -> out.accept(new Breach(
                        CEV_01,
                        connect.call(),
                        "a connect event on " + listener.name()
                                + ", which listens at the destination and has no request" + " undecided",
                        connect.call().completion().words() + ", and no connect event came")));
    }

    /** The listener at the destination that has listened since before the connect, and was never paused or closed. */
    private Optional<ListenerRecord> hearing(ConnectRecord connect) {
        int begun = connect.call().number();
        return record.listeners().stream()
                .filter(listener -> listener.address()
                        .filter(connect.asked().destination()::equals)
                        .isPresent())
                .filter(listener -> listener.listen()
                        .filter(listen -> CallOrder.succeededBefore(listen, begun))
                        .isPresent())
                .filter(listener -> !listener.wasDisturbedBefore(connect.outcome()))
                .findFirst();
    }

    /** Whether everything that came to a listener was decided before a connect, which counts against no backlog then. */
    private boolean isFree(ListenerRecord listener, ConnectRecord connect) {
        int begun = connect.call().number();
        List<ConnectorRecord> come = record.connectors().stream()
                .filter(connector ->
                        connector.listener().filter(listener::equals).isPresent())
                .toList();
        return come.size() == listener.events().size()
                && listener.events().stream().allMatch(event -> isOverBefore(event, begun))
                && come.stream().allMatch(connector -> isDecidedBefore(connector, begun));
    }

    private static boolean isOverBefore(EventCallback event, int position) {
        return event.number() < position && !event.span().runningAt(position);
    }

    private static boolean isDecidedBefore(ConnectorRecord connector, int position) {
        Optional<AsyncCall> told = connector.answer().or(connector::close);
        return connector.reject().filter(reject -> reject.endedAt() < position).isPresent()
                || told.filter(call -> CallOrder.outcomeOf(call) < position).isPresent();
    }

    /** Whether no other connect to the same destination was on its way. */
    private boolean isAlone(ConnectRecord connect) {
        return attempts.stream()
                .filter(other -> other.call() != connect.call())
                .filter(other ->
                        other.asked().destination().equals(connect.asked().destination()))
                .allMatch(other -> other.outcome() < connect.call().number()
                        || other.call().number() > connect.outcome());
    }
}
