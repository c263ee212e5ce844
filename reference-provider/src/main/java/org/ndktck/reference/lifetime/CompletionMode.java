package org.ndktck.reference.lifetime;

import org.ndktck.api.NtStatus;

/**
 * How the outcomes of asynchronous functions reach the consumer; the documents leave the choice to
 * the provider (CB-07 to CB-10, CON-39, LIF-03).
 */
public enum CompletionMode {
    /** As the answer of the function where the outcome is known by then, else by callback. */
    INLINE,

    /** Always by callback, on a thread of the provider. */
    PENDING,

    /** By callback on the caller's stack, before the function returns, where {@link #INLINE} would answer. */
    EARLY,

    /** A failure as {@link #INLINE}, a success as {@link #PENDING}. */
    INLINE_FAILURES,

    /** A success as {@link #INLINE}, a failure as {@link #EARLY}. */
    INLINE_SUCCESSES;

    /** Whether an outcome that is known when the function returns is its answer. */
    boolean answersInline(NtStatus outcome) {
        return this == INLINE || this == (outcome.isSuccess() ? INLINE_SUCCESSES : INLINE_FAILURES);
    }

    /** Whether every callback runs on the stack of the thread that made the outcome known. */
    public boolean usesTheCallersStack() {
        return this == INLINE || this == EARLY || this == INLINE_SUCCESSES;
    }
}
