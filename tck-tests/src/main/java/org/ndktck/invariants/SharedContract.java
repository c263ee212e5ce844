package org.ndktck.invariants;

/** What the documents say of many functions alike, once in general and once more on the page of most functions. */
enum SharedContract {
    /** STATUS_PENDING is followed by the completion. */
    PENDING_COMPLETES,
    /** An inline outcome is not. */
    INLINE_DOES_NOT,
    /** The completion comes once. */
    ONCE,
    /** The completion brings the context of the call. */
    CONTEXT,
    /** An inline create stores its object. */
    STORES_INLINE,
    /** A pending create hands its object to the completion, and leaves the out parameter alone. */
    DELIVERS_LATER,
    /** A function without a completion does not pend. */
    NEVER_PENDS
}
