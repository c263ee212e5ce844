package org.ndktck.circumstance;

/** Which pointers the calls have by which the kit finds out the required size. */
public enum FetchPointers implements Circumstance {
    /** Both limit pointers. */
    BOTH(""),
    /** Only pInboundReadLimit. */
    INBOUND_ONLY("with pOutboundReadLimit = NULL"),
    /** Only pOutboundReadLimit. */
    OUTBOUND_ONLY("with pInboundReadLimit = NULL"),
    /** None. */
    NEITHER("with NULL for both limit pointers");

    private final String words;

    FetchPointers(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
