package org.ndktck.report.journal;

/** Shards that cannot be put together. */
public final class ShardsException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Says why.
     *
     * @param sentence what is wrong with which one, and what to do
     */
    ShardsException(String sentence) {
        super(sentence);
    }
}
