package org.ndktck.reference.negotiation;

/** How the required size follows from the size sent. */
public sealed interface RequiredSizeRule {

    /** The size sent. */
    record Exact() implements RequiredSizeRule {}

    /**
     * The size sent, but not less than a minimum.
     *
     * @param minimum bytes
     */
    record Padded(int minimum) implements RequiredSizeRule {}

    /** The size sent, or somewhat more, different for each connection and side. */
    record Random() implements RequiredSizeRule {}
}
