package org.ndktck.circumstance;

import org.ndktck.plan.key.Key;

/**
 * What each side has asked for with NdkGetConnectionData before it answers, and the active one after a reject. Where
 * anything is asked for, the addresses of the listener and of the shared endpoint are, too, when the try ends.
 */
@Key("askedBefore")
public enum EarlierQueries implements Circumstance {
    /** Nothing but what the property asks for. */
    NOTHING(""),
    /** The required size, with NULL for the limits. */
    SIZE("after a size query"),
    /** The required size and both limits. */
    LIMITS("after a size query with both limits"),
    /** The data, with NULL for the limits. */
    DATA("after a fetch without the limits"),
    /**
     * All, several times, into buffers of several sizes; and for the addresses and for results that are not there yet, several
     * times, once the connection is established; for the addresses also when the try ends, beside the close of the shared endpoint.
     */
    OFTEN("after several fetches");

    private final String words;

    EarlierQueries(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
