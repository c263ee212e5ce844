package org.ndktck.scripted;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;

/** How a function tells its outcome. */
@FunctionalInterface
public interface Behaviour {

    /** A context that no request of a test has. */
    long WRONG_CONTEXT = 0x0BAD_C0DE_0BAD_C0DEL;

    /** Returns the outcome where it is known by then, else as {@link #PENDING}. */
    Behaviour INLINE = request -> {
        Optional<NtStatus> known = request.outcome();
        return known.isPresent() ? request.store(known.get()) : Behaviour.PENDING.answer(request);
    };

    /** Returns STATUS_PENDING and completes on the callback thread. */
    Behaviour PENDING = request -> {
        request.whenKnown(status -> request.later(() -> request.complete(status)));
        return NtStatus.STATUS_PENDING;
    };

    /** Completes before it returns STATUS_PENDING, where the outcome is known by then. */
    Behaviour ON_THE_CALLERS_STACK = request -> {
        request.whenKnown(request::complete);
        return NtStatus.STATUS_PENDING;
    };

    /** Returns the outcome where it is known by then, else completes as soon as it is, on the thread that brings it. */
    Behaviour AT_ONCE = request -> {
        Optional<NtStatus> known = request.outcome();
        return known.isPresent() ? request.store(known.get()) : Behaviour.ON_THE_CALLERS_STACK.answer(request);
    };

    /** Completes before it returns the outcome too (CB-09). */
    Behaviour ON_THE_CALLERS_STACK_AND_INLINE = request -> {
        request.whenKnown(request::complete);
        return request.outcome().orElse(NtStatus.STATUS_PENDING);
    };

    /** Returns the outcome and completes with it later all the same (CB-02). */
    Behaviour INLINE_AND_LATER = request -> {
        request.whenKnown(status -> request.later(() -> request.complete(status)));
        return request.outcome().orElse(NtStatus.STATUS_PENDING);
    };

    /** Completes twice (CB-03), on the thread that brings the outcome: no try ends between the two. */
    Behaviour TWICE = request -> {
        request.whenKnown(status -> {
            request.complete(status);
            request.complete(status);
        });
        return NtStatus.STATUS_PENDING;
    };

    /** Returns STATUS_PENDING and never completes (CB-01). */
    Behaviour NEVER = request -> NtStatus.STATUS_PENDING;

    /** Completes with a context that is not the request's (CB-04, GEN-13). */
    Behaviour WITH_A_WRONG_CONTEXT = request -> {
        request.whenKnown(status -> request.later(() -> request.complete(WRONG_CONTEXT, status)));
        return NtStatus.STATUS_PENDING;
    };

    /** Completes with STATUS_PENDING (CB-05). */
    Behaviour WITH_PENDING = request -> {
        request.whenKnown(status -> request.later(() -> request.complete(NtStatus.STATUS_PENDING)));
        return NtStatus.STATUS_PENDING;
    };

    /** Returns null, which no C function can. */
    Behaviour RETURNS_NULL = request -> null;

    /** Throws, which no C function can; the throwable need not be an unchecked one. */
    static Behaviour throwing(Throwable thrown) {
        return request -> {
            throw Behaviour.<RuntimeException>unchecked(thrown);
        };
    }

    /** Ends every request with this status, by its return value. */
    static Behaviour failing(NtStatus status) {
        return request -> status;
    }

    /** Ends every request with this status, by a completion on the callback thread. */
    static Behaviour failingLater(NtStatus status) {
        return request -> {
            request.later(() -> request.complete(status));
            return NtStatus.STATUS_PENDING;
        };
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** Answers one call. */
    @Nullable
    NtStatus answer(Request request);
}
