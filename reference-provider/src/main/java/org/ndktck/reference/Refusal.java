package org.ndktck.reference;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;

/** Ends a decision with a failure for the consumer; how it gets there is for {@link Answers} to say. */
final class Refusal extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient NtStatus status;

    Refusal(NtStatus status) {
        super(status.toString(), null, false, false);
        this.status = status;
    }

    NtStatus status() {
        return status;
    }

    static void unless(boolean condition, NtStatus otherwise) throws Refusal {
        if (!condition) {
            throw new Refusal(otherwise);
        }
    }

    static <T> T unlessPresent(@Nullable T value, NtStatus otherwise) throws Refusal {
        if (value == null) {
            throw new Refusal(otherwise);
        }
        return value;
    }
}
