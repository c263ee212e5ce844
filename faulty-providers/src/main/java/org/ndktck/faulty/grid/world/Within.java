package org.ndktck.faulty.grid.world;

/** The callback that a call is made inside of. */
public enum Within {
    /** A connect event. */
    CONNECT_EVENT,
    /** A disconnect event. */
    DISCONNECT_EVENT,
    /** A request or create completion. */
    COMPLETION,
    /** A close completion. */
    CLOSE_COMPLETION
}
