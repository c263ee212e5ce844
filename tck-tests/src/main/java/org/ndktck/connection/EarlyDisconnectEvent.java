package org.ndktck.connection;

import java.util.List;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CompletionCallback;

/** Watches whether a disconnect event comes before the success of the call that made the connection (AMB-21). */
public final class EarlyDisconnectEvent {

    private final ConnectionSide side;
    private volatile boolean insideTheCall;

    EarlyDisconnectEvent(ConnectionSide side) {
        this.side = side;
        Thread driver = Thread.currentThread();
        side.insideItsEvent(() -> {
            if (Thread.currentThread() == driver && side.accepted() == null) {
                insideTheCall = true;
            }
        });
    }

    /** Whether one did; only an event on the stack of the call surely comes before an inline success. */
    public boolean came() {
        AsyncCall answer = side.answer();
        List<CompletionCallback> completions = answer.callbacks();
        return completions.isEmpty()
                ? insideTheCall
                : side.disconnectEvents().stream()
                        .anyMatch(event -> event.number() < completions.get(0).number());
    }
}
