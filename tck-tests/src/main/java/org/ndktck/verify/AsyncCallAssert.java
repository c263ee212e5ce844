package org.ndktck.verify;

import static org.ndktck.catalog.ReadingId.AMB_08;
import static org.ndktck.catalog.ReadingId.AMB_09;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.ReadingId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.AsyncOutcome;
import org.ndktck.gate.CallbackInterval;
import org.ndktck.report.model.Note;

/** Assertions over one recorded asynchronous call. */
public final class AsyncCallAssert extends CallAssert<AsyncCallAssert, AsyncCall> {

    /**
     * Makes the assertion.
     *
     * @param call the call
     * @param notes takes the tolerated oddities
     */
    public AsyncCallAssert(AsyncCall call, Consumer<Note> notes) {
        super(call, AsyncCallAssert.class, notes);
    }

    /** Verifies that the call ended with STATUS_SUCCESS, inline or later. */
    public AsyncCallAssert succeeded() {
        AsyncOutcome completion = call().completion();
        String expected = "completed with " + NtStatus.STATUS_SUCCESS + ", inline or later";
        if (completion instanceof AsyncOutcome.Never) {
            throw missing(expected, completion.words());
        }
        if (!completion.succeeded()) {
            throw forbidden(expected, completion.words());
        }
        return this;
    }

    /** Verifies that the call succeeded; where the circumstances excuse a failure, notes it. */
    public AsyncCallAssert succeededUnless(boolean excused, ReadingId reading, String otherwise) {
        boolean lawful = !(call().completion() instanceof AsyncOutcome.Unlawful);
        return excused && lawful && call().settled()
                ? preferably(call().completion().succeeded(), reading, otherwise)
                : succeeded();
    }

    /** Verifies that the call ended with one of the given statuses, inline or later. */
    public AsyncCallAssert completedWith(NtStatus... permitted) {
        ended("completed with " + StatusAssert.anyOf(permitted) + ", inline or later");
        if (!call().completion().isAnyOf(permitted)) {
            throw forbidden(
                    "completed with " + StatusAssert.anyOf(permitted) + ", inline or later",
                    call().completion().words());
        }
        return this;
    }

    /** Verifies that the call ended with a failure, inline or later. */
    public AsyncCallAssert failed() {
        String expected = "completed with a failure, inline or later";
        ended(expected);
        if (status() == null || !status().isFailure()) {
            throw forbidden(expected, call().completion().words());
        }
        return this;
    }

    /** Verifies that the call has not ended with a failure so far. */
    public AsyncCallAssert hasNotFailed() {
        return call().settled() ? succeeded() : this;
    }

    /** Verifies a failure; notes another code than those the document names for the cause. */
    public AsyncCallAssert failedPreferablyWith(ReadingId reading, NtStatus... named) {
        return failed().preferably(
                        call().completion().isAnyOf(named),
                        reading,
                        call().function() + " " + call().completion().words() + " where " + StatusAssert.anyOf(named)
                                + " is documented");
    }

    /** Verifies a failure, or a success that something took back afterwards. */
    public AsyncCallAssert failedOrWasTakenBack(BooleanSupplier takenBack, String by) {
        ended("completed with a failure, or with a success followed by " + by);
        return call().completion().succeeded()
                ? brought(
                        takenBack.getAsBoolean(),
                        "a success is followed by " + by,
                        () -> call().completion().words() + ", and nothing followed it")
                : failed();
    }

    /** Notes a failure with another code than those the document names for the cause. */
    public AsyncCallAssert preferablyFailedWith(ReadingId reading, NtStatus... named) {
        return preferably(
                call().completion().succeeded() || call().completion().isAnyOf(named),
                reading,
                call().function() + " " + call().completion().words() + " where " + StatusAssert.anyOf(named)
                        + " is documented");
    }

    /** Verifies that the call's own callback came only after another had returned. */
    public AsyncCallAssert completedAfter(CallbackInterval other, String which) {
        ended();
        if (call().callbacks().stream().anyMatch(callback -> other.runningAt(callback.number()))) {
            throw forbidden("completed after " + which + " had returned", "completed while " + which + " was running");
        }
        return this;
    }

    /** Verifies that the call has not succeeded so far. */
    public AsyncCallAssert hasNotSucceeded(String because) {
        return holds(
                !call().completion().succeeded(),
                "no success: " + because,
                () -> call().completion().words());
    }

    /** Verifies that the call did not succeed before another was made; a failure may come at any time. */
    public AsyncCallAssert hasNotSucceededBefore(AsyncCall other) {
        boolean before = call().completion().succeeded()
                && call().callbacks().stream().anyMatch(callback -> callback.number() < other.number());
        return holds(
                !before,
                "no success before " + other.function() + " was called on " + other.object(),
                () -> call().completion().words() + " before that");
    }

    /**
     * Verifies that the call failed; one that had succeeded before it could be known that it must is noted,
     * if the consumer is told otherwise (AMB-08).
     */
    public AsyncCallAssert failedUnlessEarlier(boolean early, BooleanSupplier toldOtherwise) {
        NtStatus[] named = {NtStatus.STATUS_CONNECTION_ABORTED, NtStatus.STATUS_CONNECTION_REFUSED};
        return early
                ? preferably(false, AMB_08, call().function() + " succeeded before the peer decided")
                        .brought(
                                toldOtherwise.getAsBoolean(),
                                "a disconnect event after an early success",
                                () -> "no disconnect event came")
                : failedPreferablyWith(AMB_09, named);
    }

    /** Verifies that the call ended, whatever with. */
    public AsyncCallAssert ended() {
        return ended("completed, inline or later");
    }

    private AsyncCallAssert ended(String expected) {
        if (!call().settled()) {
            throw missing(expected, call().completion().words());
        }
        return this;
    }

    /** Verifies that the function returned STATUS_PENDING. */
    public AsyncCallAssert returnedPending() {
        if (!call().returned(NtStatus.STATUS_PENDING)) {
            throw forbidden("returned " + NtStatus.STATUS_PENDING, call().result());
        }
        return this;
    }

    /**
     * Verifies that the call has not ended yet.
     *
     * @param because why it may not have, a clause
     */
    public AsyncCallAssert isStillPending(String because) {
        if (call().ended()
                && (!call().returned(NtStatus.STATUS_PENDING)
                        || !call().callbacks().isEmpty())) {
            throw forbidden("still pending: " + because, call().completion().words());
        }
        return this;
    }

    private @Nullable NtStatus status() {
        AsyncOutcome completion = call().completion();
        if (completion instanceof AsyncOutcome.Inline inline) {
            return inline.status();
        }
        return completion instanceof AsyncOutcome.Deferred deferred ? deferred.status() : null;
    }
}
