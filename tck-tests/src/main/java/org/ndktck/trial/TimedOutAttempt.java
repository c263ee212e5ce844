package org.ndktck.trial;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.EventCallback;
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
        return calls.stream()
                .filter(AsyncCall.class::isInstance)
                .map(AsyncCall.class::cast)
                .filter(call -> call.completion().isAnyOf(NtStatus.STATUS_IO_TIMEOUT) && seen.wasToBeAnswered(call))
                .findFirst();
    }

    private boolean wasToBeAnswered(AsyncCall call) {
        int end = call.callbacks().isEmpty()
                ? Integer.MAX_VALUE // inline: only what is called later can have a greater number
                : call.callbacks().get(0).number();
        boolean asked = ACCEPTS.contains(call.function()) || (CONNECTS.contains(call.function()) && arrived(call, end));
        return asked
                && calls.stream()
                        .filter(other -> ANSWERS.contains(other.function()))
                        .noneMatch(other -> other.number() > call.number() && other.number() < end);
    }

    private boolean arrived(AsyncCall connect, int end) {
        return events.stream()
                .anyMatch(event -> event.kind() == EventCallback.Kind.CONNECT
                        && event.number() > connect.number()
                        && event.number() < end);
    }
}
