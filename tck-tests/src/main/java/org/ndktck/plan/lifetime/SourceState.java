package org.ndktck.plan.lifetime;

import org.ndktck.plan.adapter.Partition;
import org.ndktck.plan.key.Key;

/** In which state the open connector is that holds a local address of the active side. */
@Key("holderState")
public enum SourceState implements Partition {
    /** Its connection is established. */
    ESTABLISHED(LastState.ESTABLISHED),
    /** Both sides have disconnected. */
    DISCONNECTED(LastState.DISCONNECTED),
    /** Its connect pends. */
    CONNECTING(LastState.PENDING),
    /** Its connection is established, after a connect that nobody took. */
    RETRIED(LastState.RETRIED);

    private final LastState attempt;

    SourceState(LastState attempt) {
        this.attempt = attempt;
    }

    /** What has come of its connect. */
    public LastState attempt() {
        return attempt;
    }
}
