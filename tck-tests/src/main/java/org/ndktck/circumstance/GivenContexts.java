package org.ndktck.circumstance;

/** What the consumer gives as contexts of calls and events. */
public enum GivenContexts implements Circumstance {
    /** A number of its own for each. */
    UNIQUE(""),
    /** NULL, a number that several have, and unique ones in turn. */
    MIXED("with contexts that are NULL, equal and unique in turn"),
    /** The same number for all. */
    EQUAL("with the same context for all calls"),
    /** NULL for all. */
    NULL("with NULL contexts"),
    /** All bits set. */
    ALL_BITS("with all bits of the contexts set");

    private final String words;

    GivenContexts(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
