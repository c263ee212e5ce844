package org.ndktck.api;

/**
 * {@code NDK_FN_CLOSE_COMPLETION}: tells that a close which answered {@link
 * NtStatus#STATUS_PENDING} is done.
 *
 * <p>Called exactly once for such a close and never otherwise (CLO-03, CLO-06, CLO-07). It is the
 * last callback for the object (CLO-10): every pending request has completed and every running
 * callback of the object has returned before it. An antecedent's close completes only after this
 * callback has returned for each successor (LIF-13). Any thread. The callback never throws.
 */
@FunctionalInterface
public interface NdkCloseCompletion {

    /**
     * Reports that the object is gone. A close cannot fail, so there is no status.
     *
     * @param context [in, optional] the {@code RequestContext} of the close, bit by bit (CLO-08)
     */
    void complete(long context);
}
