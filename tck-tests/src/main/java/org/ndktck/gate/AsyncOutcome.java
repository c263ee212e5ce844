package org.ndktck.gate;

import java.util.Arrays;
import org.ndktck.api.NtStatus;

/** How an asynchronous call ended, as far as is known now. */
public sealed interface AsyncOutcome {

    /**
     * By its return value.
     *
     * @param status what it returned, never STATUS_PENDING
     */
    record Inline(NtStatus status) implements AsyncOutcome {}

    /**
     * By its callback.
     *
     * @param status what the callback reported
     */
    record Deferred(NtStatus status) implements AsyncOutcome {}

    /** It returned STATUS_PENDING and its callback has not come. */
    record Never() implements AsyncOutcome {}

    /**
     * In a way that no function may end.
     *
     * @param how what it did
     */
    record Unlawful(String how) implements AsyncOutcome {}

    /** Whether the call ended with exactly STATUS_SUCCESS. */
    default boolean succeeded() {
        if (this instanceof Inline inline) {
            return inline.status().isSuccess();
        }
        return this instanceof Deferred deferred && deferred.status().isSuccess();
    }

    /** Whether the call ended with one of these, inline or later. */
    default boolean isAnyOf(NtStatus... statuses) {
        return Arrays.stream(statuses).anyMatch(status -> equals(new Inline(status)) || equals(new Deferred(status)));
    }

    /** What happened, as people read it. */
    default String words() {
        if (this instanceof Inline inline) {
            return "returned " + inline.status();
        }
        if (this instanceof Deferred deferred) {
            return "completed with " + deferred.status();
        }
        return this instanceof Unlawful unlawful
                ? unlawful.how()
                : "returned " + NtStatus.STATUS_PENDING + " and never completed";
    }
}
