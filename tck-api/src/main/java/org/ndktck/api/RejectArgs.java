package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * The parameters of {@code NDK_FN_REJECT} after the connector, in the order of the header (pointer
 * first; the page lists the length first).
 *
 * @param pPrivateData [in, optional] bytes to send back with the rejection (REJ-03); {@code null}
 *     with a length of 0 is legal (REJ-04)
 * @param privateDataLength [in] bytes at {@code pPrivateData}, 0..MaxCalleeData; on the active side
 *     at most the lesser of MaxCallerData and MaxCalleeData (REJ-05, AMB-12); never more (AMB-11)
 */
public record RejectArgs(@Nullable ConstBytePointer pPrivateData, long privateDataLength) {

    /** Checks that the ULONG is in its range. */
    public RejectArgs {
        Ulong.check("PrivateDataLength", privateDataLength);
    }
}
