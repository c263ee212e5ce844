package org.ndktck.circumstance;

/** Whether work was posted before the connection. */
public enum PriorReceive implements Circumstance {
    /** Nothing. */
    NONE(""),
    /** A receive on each side's queue pair, if the provider takes it (QP-10). */
    POSTED("with a receive posted before the connection"),
    /** The same, and a send, which an unconnected queue pair need not take (QP-09). */
    AND_SEND("with a receive and a send posted before the connection");

    private final String words;

    PriorReceive(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
