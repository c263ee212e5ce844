package org.ndktck.gate;

/** How long a callback of the kit runs, by the numbers of the try: a callback that has not returned has no end. */
public final class CallbackInterval {

    private static final int RUNNING = Integer.MAX_VALUE;

    private volatile int end = RUNNING;

    /** Makes the span of a callback that begins now. */
    CallbackInterval() {}

    /** Ends it, just before control goes back to the provider. */
    void endAt(int number) {
        end = number;
    }

    /** Whether the callback has not returned. */
    public boolean running() {
        return end == RUNNING;
    }

    /** Whether the callback had not returned at a position of the try. */
    public boolean runningAt(int number) {
        return number < end;
    }
}
