package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_SEND} after the queue pair, in C order. The list of scatter/gather
 * elements is left out: the kit posts messages of zero elements only, so that no memory needs to be
 * registered (AMB-60).
 *
 * @param requestContext [in, optional] comes back in the result (QP-16)
 * @param nSge [in] elements of the list; the kit passes 0
 * @param flags [in] the kit passes 0: neither silent success nor deferred
 */
public record SendArgs(long requestContext, long nSge, long flags) {

    /** Checks that every ULONG is in its range. */
    public SendArgs {
        Ulong.check("nSge", nSge);
        Ulong.check("Flags", flags);
    }
}
