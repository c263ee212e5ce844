package org.ndktck.transcript;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.ndktck.gate.Call;
import org.ndktck.gate.CallOrCallback;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.NdkFunction;

/**
 * Which of the recorded calls and events a reader needs: all on the object that a finding is about, and
 * what moves its connection on from the other side. What prepares a connection is left out.
 */
final class Relevance {

    /** More would hide what the finding is about. */
    private static final int MOST_OF_OTHERS = 20;

    private static final Pattern HAS_CONNECTIONS = Pattern.compile("(C|L|E|QP)\\d+");

    private static final Set<NdkFunction> MOVING = EnumSet.of(
            NdkFunction.CONNECT,
            NdkFunction.CONNECT_WITH_SHARED_ENDPOINT,
            NdkFunction.ACCEPT,
            NdkFunction.ACCEPT_EX,
            NdkFunction.COMPLETE_CONNECT,
            NdkFunction.COMPLETE_CONNECT_EX,
            NdkFunction.REJECT,
            NdkFunction.DISCONNECT,
            NdkFunction.CONTROL_CONNECT_EVENTS,
            NdkFunction.SEND,
            NdkFunction.RECEIVE,
            NdkFunction.FLUSH,
            NdkFunction.CLOSE_CONNECTOR,
            NdkFunction.CLOSE_LISTENER,
            NdkFunction.CLOSE_SHARED_ENDPOINT,
            NdkFunction.CLOSE_QP);

    private Relevance() {}

    /** Those to show of everything recorded, in no particular order. */
    static List<CallOrCallback> of(String object, List<Call> calls, List<EventCallback> events) {
        List<CallOrCallback> own = new ArrayList<>();
        List<CallOrCallback> others = new ArrayList<>();
        calls.forEach(call -> (call.object().equals(object) ? own : others).add(call));
        events.forEach(event -> (event.object().equals(object) ? own : others).add(event));
        if (own.isEmpty()) {
            return others; // whatever led to an object that nothing was called on yet
        }
        others.removeIf(recorded -> !moves(recorded));
        if (HAS_CONNECTIONS.matcher(object).matches() && others.size() <= MOST_OF_OTHERS) {
            own.addAll(others);
        }
        return own;
    }

    private static boolean moves(CallOrCallback recorded) {
        return recorded instanceof Call call
                ? MOVING.contains(call.function())
                : recorded instanceof EventCallback event && event.kind() != EventCallback.Kind.CQ_NOTIFICATION;
    }
}
