package org.ndktck.api;

/**
 * {@code NDK_FN_REQUEST_COMPLETION}: tells the consumer the outcome of a request that answered
 * {@link NtStatus#STATUS_PENDING}.
 *
 * <p>The provider calls it exactly once for each such request and never for a request that answered
 * anything else (CB-01 to CB-03). Any thread, also the caller's own and before the request function
 * has returned, which then still answers STATUS_PENDING (CB-07 to CB-09). The consumer may call any
 * legal function from inside it, closing the connector included; hold no lock that such a call
 * needs. It may overlap other callbacks of the object; {@link NdkConnectorDispatch} names the
 * orders that hold. The callback never throws.
 */
@FunctionalInterface
public interface NdkRequestCompletion {

    /**
     * Reports the outcome.
     *
     * @param context [in, optional] the {@code RequestContext} of the request, bit by bit (CB-04)
     * @param status [in] the final outcome, never STATUS_PENDING (CB-05)
     */
    void complete(long context, NtStatus status);
}
