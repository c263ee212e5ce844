package org.ndktck.connection;

import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.connecting.OwnDisconnect;
import org.ndktck.trial.Trial;

/**
 * Watches the disconnect events of a side that disconnects or closes while its peer's consumer does nothing.
 * An event that comes then can only be caused by the side's own call (DEV-05, CLO-21).
 */
public final class LocalDisconnectEvents {

    private final Trial trial;
    private final ConnectionSide side;
    private volatile boolean onOwnStack;
    private boolean endedBefore;

    LocalDisconnectEvents(Trial trial, ConnectionSide side) {
        this.trial = trial;
        this.side = side;
        side.insideItsEvent(() -> {
            Thread present = Thread.currentThread();
            if (trial.unfinished().stream().anyMatch(call -> call.caller().equals(present))) {
                onOwnStack = true;
            }
        });
    }

    /** Disconnects, or not, before the close that is judged; what answers the disconnect is waited for. */
    public void leaveFirst(OwnDisconnect how) {
        if (how == OwnDisconnect.CALLED_BEFORE) {
            AsyncCall disconnect = side.disconnect();
            trial.letThingsSettle();
            endedBefore = disconnect.settled() || !side.disconnectEvents().isEmpty();
        }
    }

    /**
     * Whether an event came that nothing from the peer can have caused: beside a disconnect that stays pending, on the stack of
     * a close, or after it was over. A disconnect that ends was answered by the peer's provider (AMB-07), which the event may
     * tell before the completion does, and also during a close that follows.
     */
    public boolean raisedAnEvent(AsyncCall leaving) {
        if (leaving.function() == NdkFunction.CLOSE_CONNECTOR) {
            return !endedBefore
                    && (onOwnStack || side.disconnectEvents().stream().anyMatch(event -> isAfter(leaving, event)));
        }
        if (cameAfter(leaving)) {
            trial.settle(leaving);
        }
        return cameAfter(leaving) && !leaving.settled();
    }

    private static boolean isAfter(AsyncCall close, EventCallback event) {
        return close.callbacks().stream()
                .mapToInt(CompletionCallback::number)
                .anyMatch(number -> number < event.number());
    }

    /** Whether any event came after this call; the peer's provider may have answered by itself. */
    public boolean cameAfter(AsyncCall leaving) {
        return side.disconnectEvents().stream().anyMatch(event -> event.number() > leaving.number());
    }
}
