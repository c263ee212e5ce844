package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_GET_CQ_RESULTS} after the completion queue, in C order.
 *
 * @param results [out] receives the results removed from the queue, oldest first, from index 0 on
 * @param nResults [in] room, in results
 */
public record GetCqResultsArgs(ResultPointer results, long nResults) {

    /** Checks that the ULONG is in its range. */
    public GetCqResultsArgs {
        Ulong.check("nResults", nResults);
    }
}
