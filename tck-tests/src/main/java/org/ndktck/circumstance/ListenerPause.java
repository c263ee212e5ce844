package org.ndktck.circumstance;

/** Whether the listener was paused, and resumed, on the way. */
public enum ListenerPause implements Circumstance {
    /** Never. */
    NEVER(""),
    /** Once, before the request. */
    BEFORE("at a listener that was paused and resumed before"),
    /** Twice, before the request. */
    TWICE_BEFORE("at a listener that was paused and resumed twice before"),
    /** Once, between the request and its answer. */
    BETWEEN("at a listener that was paused and resumed between the request and its answer");

    private final String words;

    ListenerPause(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
