package org.ndktck.circumstance;

/** Another connection that lives beside this one. */
public enum OtherConnection implements Circumstance {
    /** None. */
    NONE(""),
    /** Established before this one, at a listener of its own. */
    OLDER("with an older connection alive"),
    /** Established before this one, at the same listener. */
    OLDER_AT_THE_LISTENER("with an older connection of the same listener alive"),
    /** Established after the request and before the answer. */
    NEWER("with another connection established in between"),
    /** Established before this one, and closed after the request and before the answer. */
    CLOSED_BETWEEN("with an older connection closed in between"),
    /** Requested before this one at a listener of its own, and left without an answer. */
    UNANSWERED("with another request that is not answered");

    private final String words;

    OtherConnection(String words) {
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
