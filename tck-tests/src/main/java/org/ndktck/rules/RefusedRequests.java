package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.CEV_01;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.EventCallback;
import org.ndktck.record.Attempt;
import org.ndktck.record.Connector;
import org.ndktck.record.Listener;
import org.ndktck.record.Moments;
import org.ndktck.record.TryRecord;

/** A connect that is refused although a listener hears, of which no connect event tells the consumer. */
final class RefusedRequests {

    private final TryRecord record;
    private final Known known;
    private final Consumer<Breach> out;
    private final List<Attempt> attempts;

    RefusedRequests(TryRecord record, Known known, Consumer<Breach> out) {
        this.record = record;
        this.known = known;
        this.out = out;
        this.attempts = record.connects();
    }

    void judge() {
        if (!known.disturbed()) {
            attempts.stream()
                    .filter(attempt -> attempt.call().completion().isAnyOf(NtStatus.STATUS_CONNECTION_REFUSED))
                    .filter(attempt -> attempt.passives().isEmpty())
                    .forEach(this::unheard);
        }
    }

    private void unheard(Attempt attempt) {
        if (attempt.active().isConfused() || attempt.active().hasLeftBefore(attempt.outcome())) {
            return;
        }
        hearing(attempt)
                .filter(listener -> isFree(listener, attempt) && isAlone(attempt))
                .ifPresent(listener -> out.accept(new Breach(
                        CEV_01,
                        attempt.call(),
                        "a connect event on " + listener.name()
                                + ", which listens at the destination and has no request" + " undecided",
                        attempt.call().completion().words() + ", and no connect event came")));
    }

    /** The listener at the destination that has listened since before the connect, and was never paused or closed. */
    private Optional<Listener> hearing(Attempt attempt) {
        int begun = attempt.call().number();
        return record.listeners().stream()
                .filter(listener -> listener.address()
                        .filter(attempt.asked().destination()::equals)
                        .isPresent())
                .filter(listener -> listener.listen()
                        .filter(listen -> Moments.succeededBefore(listen, begun))
                        .isPresent())
                .filter(listener -> !listener.wasDisturbedBefore(attempt.outcome()))
                .findFirst();
    }

    /** Whether everything that came to a listener was decided before a connect, which counts against no backlog then. */
    private boolean isFree(Listener listener, Attempt attempt) {
        int begun = attempt.call().number();
        List<Connector> come = record.connectors().stream()
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

    private static boolean isDecidedBefore(Connector connector, int position) {
        Optional<AsyncCall> told = connector.answer().or(connector::close);
        return connector.reject().filter(reject -> reject.endedAt() < position).isPresent()
                || told.filter(call -> Moments.outcomeOf(call) < position).isPresent();
    }

    /** Whether no other connect to the same destination was on its way. */
    private boolean isAlone(Attempt attempt) {
        return attempts.stream()
                .filter(other -> other.call() != attempt.call())
                .filter(other ->
                        other.asked().destination().equals(attempt.asked().destination()))
                .allMatch(other -> other.outcome() < attempt.call().number()
                        || other.call().number() > attempt.outcome());
    }
}
