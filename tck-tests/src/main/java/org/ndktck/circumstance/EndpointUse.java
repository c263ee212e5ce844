package org.ndktck.circumstance;

/**
 * What the shared endpoint was used for before, where one is used. Rows that leave the local endpoint open, those of what
 * NdkGetConnectionData stores, take a shared one for what is out of the ordinary.
 */
public enum EndpointUse implements Circumstance {
    /** Nothing. */
    FRESH(""),
    /** It carries a connection to another listener. */
    CARRYING("over a shared endpoint that already carries a connection"),
    /** It has carried one that was closed. */
    CARRIED("over a shared endpoint that has carried a connection"),
    /** A connect over it was rejected, and its connector closed. */
    REJECTED("over a shared endpoint over which a connect was rejected");

    private final String words;

    EndpointUse(String words) {
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
