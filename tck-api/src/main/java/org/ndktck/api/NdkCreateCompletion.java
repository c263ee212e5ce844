package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * {@code NDK_FN_CREATE_COMPLETION}: delivers the object of a create that answered {@link
 * NtStatus#STATUS_PENDING}.
 *
 * <p>Called exactly once for each such create, never otherwise (CB-11, CB-15). Any thread, also
 * before the create function has returned. The callback never throws.
 */
@FunctionalInterface
public interface NdkCreateCompletion {

    /**
     * Reports the outcome.
     *
     * @param context [in, optional] the {@code RequestContext} of the create, bit by bit
     * @param status [in] the final outcome, never STATUS_PENDING
     * @param pNdkObject [in] the new object, ready for use; the consumer looks at it only when the
     *     status is STATUS_SUCCESS, so it may be {@code null} after a failure
     */
    void complete(long context, NtStatus status, @Nullable NdkObject<?> pNdkObject);
}
