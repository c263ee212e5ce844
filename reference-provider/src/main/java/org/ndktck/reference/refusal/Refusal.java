package org.ndktck.reference.refusal;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;

/** Ends a decision with a failure for the consumer; whether inline or by completion is not for the decision to say. */
public final class Refusal extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient NtStatus status;

    /**
     * Refuses.
     *
     * @param status the failure
     */
    public Refusal(NtStatus status) {
        super(status.toString(), null, false, false);
        this.status = status;
    }

    public NtStatus status() {
        return status;
    }

    public static void unless(boolean condition, NtStatus otherwise) throws Refusal {
        if (!condition) {
            throw new Refusal(otherwise);
        }
    }

    public static <T> T unlessPresent(@Nullable T value, NtStatus otherwise) throws Refusal {
        if (value == null) {
            throw new Refusal(otherwise);
        }
        return value;
    }
}
