package org.ndktck.circumstance;

/** Which request of its listener the request is, and what became of those before. */
public enum RequestOrder implements Circumstance {
    /** The first. */
    FIRST(""),
    /** One before was accepted; that connection is closed. */
    AFTER_ACCEPTED("as the second request of a listener, after an accepted one"),
    /** One before was rejected. */
    AFTER_REJECTED("as the second request of a listener, after a rejected one"),
    /** The connector of one before was closed without an answer. */
    AFTER_ABANDONED("as the second request of a listener, after one that was closed undecided"),
    /** Three before: one accepted and then two rejected, the first of these and the accepted one inside the connect event. */
    FOURTH("as the fourth request of a listener, after an accepted and two rejected ones");

    private final String words;

    RequestOrder(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public boolean isDear() {
        return !isOrdinary();
    }
}
