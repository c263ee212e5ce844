package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_RECEIVE} after the queue pair, in C order. The list of
 * scatter/gather elements is left out, as in {@link SendArgs}.
 *
 * @param requestContext [in, optional] comes back in the result (QP-16)
 * @param nSge [in] elements of the list; the kit passes 0
 */
public record ReceiveArgs(long requestContext, long nSge) {

    /** Checks that the ULONG is in its range. */
    public ReceiveArgs {
        Ulong.check("nSge", nSge);
    }
}
