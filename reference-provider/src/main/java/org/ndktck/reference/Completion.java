package org.ndktck.reference;

/**
 * How the outcomes of asynchronous functions reach the consumer; the documents leave the choice to
 * the provider (CB-07 to CB-10, CON-39, LIF-03).
 */
enum Completion {
    /** As the answer of the function where the outcome is known by then, else by callback. */
    INLINE,

    /** Always by callback, on a thread of the provider. */
    PENDING,

    /** By callback on the caller's stack, before the function returns, where {@link #INLINE} would answer. */
    EARLY
}
