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
    BETWEEN("at a listener that was paused and resumed between the request and its answer"),
    /** Once, before its close, and never resumed. */
    WHEN_CLOSED("with listeners that are paused when they are closed");

    private final String words;

    ListenerPause(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
