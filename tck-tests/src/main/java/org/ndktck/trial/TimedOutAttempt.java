package org.ndktck.trial;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;

/**
 * Which attempt to connect timed out because the kit answered it too late. How long a provider waits is its own choice, and a kit that
 * was too slow for it learns nothing (AMB-51). What the kit had answered already, or was never asked, is no excuse.
 */
final class TimedOutAttempt {

    private static final Set<NdkFunction> CONNECTS =
            EnumSet.of(NdkFunction.CONNECT, NdkFunction.CONNECT_WITH_SHARED_ENDPOINT);

    private static final Set<NdkFunction> ACCEPTS = EnumSet.of(NdkFunction.ACCEPT, NdkFunction.ACCEPT_EX);

    private static final Set<NdkFunction> ANSWERS = EnumSet.of(
            NdkFunction.ACCEPT,
            NdkFunction.ACCEPT_EX,
            NdkFunction.COMPLETE_CONNECT,
            NdkFunction.COMPLETE_CONNECT_EX,
            NdkFunction.REJECT,
            NdkFunction.DISCONNECT,
            NdkFunction.CLOSE_CONNECTOR);

    private final List<Call> calls;
    private final List<EventCallback> events;

    private TimedOutAttempt(List<Call> calls, List<EventCallback> events) {
        this.calls = calls;
        this.events = events;
    }

    /** The first such attempt of a try. */
    static Optional<AsyncCall> of(List<Call> calls, List<EventCallback> events) {
        TimedOutAttempt seen = new TimedOutAttempt(calls, events);
        return seen.asynchronous()
                .filter(call -> call.completion().isAnyOf(NtStatus.STATUS_IO_TIMEOUT) && seen.wasToBeAnswered(call))
                .findFirst();
    }

    /** Whether the kit was asked on this connection, and has said nothing on either side of it until the call ended. */
    private boolean wasToBeAnswered(AsyncCall call) {
        int end = end(call);
        return !isAnswered(call.lifetime(), call.number(), end)
                && possiblePeers(call, end).anyMatch(peer -> !isAnswered(peer, call.number(), end));
    }

    /** The other sides that the connection may have: the circumstances of a try can make other connections meanwhile. */
    private Stream<Lifetime> possiblePeers(AsyncCall call, int end) {
        if (CONNECTS.contains(call.function())) {
            return connectEvents()
                    .filter(event -> event.number() > call.number() && event.number() < end)
                    .map(EventCallback::connector)
                    .filter(Objects::nonNull);
        }
        return ACCEPTS.contains(call.function()) ? possibleConnects(call).map(Call::lifetime) : Stream.of();
    }

    private Stream<AsyncCall> possibleConnects(AsyncCall accept) {
        int event = connectEvents()
                .filter(brought -> accept.lifetime().equals(brought.connector()))
                .mapToInt(EventCallback::number)
                .findFirst()
                .orElse(Integer.MAX_VALUE);
        return asynchronous()
                .filter(connect ->
                        CONNECTS.contains(connect.function()) && connect.number() < event && event < end(connect));
    }

    private boolean isAnswered(Lifetime side, int from, int to) {
        return calls.stream()
                .anyMatch(answer -> ANSWERS.contains(answer.function())
                        && answer.lifetime().equals(side)
                        && answer.number() > from
                        && answer.number() < to);
    }

    private Stream<EventCallback> connectEvents() {
        return events.stream().filter(event -> event.kind() == EventCallback.Kind.CONNECT);
    }

    private Stream<AsyncCall> asynchronous() {
        return calls.stream().filter(AsyncCall.class::isInstance).map(AsyncCall.class::cast);
    }

    private static int end(AsyncCall call) {
        return call.callbacks().isEmpty()
                ? call.endedAt()
                : call.callbacks().get(0).number();
    }
}
