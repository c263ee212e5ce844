package org.ndktck.api;

/** What an armed completion queue is to be notified of, by the values of the header. */
public enum NdkCqNotificationType {
    /** Errors only, value 0. */
    ERRORS(0),
    /** Any completion, value 1. */
    ANY(1),
    /** Completions of messages sent with the solicit flag, and errors, value 2. */
    SOLICITED(2);

    private final long value;

    NdkCqNotificationType(long value) {
        this.value = value;
    }

    /**
     * Give the value of the header.
     *
     * @return 0, 1 or 2
     */
    public long value() {
        return value;
    }
}
