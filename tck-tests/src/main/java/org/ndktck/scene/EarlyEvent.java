package org.ndktck.scene;

import java.util.List;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Callback;

/** Watches whether a disconnect event comes before the success of the call that made the connection (AMB-21). */
public final class EarlyEvent {

    private final Party party;
    private volatile boolean insideTheCall;

    EarlyEvent(Party party) {
        this.party = party;
        Thread driver = Thread.currentThread();
        party.insideItsEvent(() -> {
            if (Thread.currentThread() == driver && party.accepted() == null) {
                insideTheCall = true;
            }
        });
    }

    /** Whether one did; only an event on the stack of the call surely comes before an inline success. */
    public boolean came() {
        AsyncCall answer = party.answer();
        List<Callback> completions = answer.callbacks();
        return completions.isEmpty()
                ? insideTheCall
                : party.disconnectEvents().stream()
                        .anyMatch(event -> event.number() < completions.get(0).number());
    }
}
