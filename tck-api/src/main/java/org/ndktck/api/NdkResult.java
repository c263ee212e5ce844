package org.ndktck.api;

/**
 * An {@code NDK_RESULT}: how one posted work request ended.
 *
 * @param status STATUS_SUCCESS, STATUS_CANCELLED for a flushed request (QP-06), or another failure
 * @param bytesTransferred bytes received; has a meaning for receives only
 * @param qpContext the context given to {@code NdkCreateQp}
 * @param requestContext the context given to the posting call
 */
public record NdkResult(NtStatus status, long bytesTransferred, long qpContext, long requestContext) {

    /** Checks that the ULONG is in its range. */
    public NdkResult {
        Ulong.check("BytesTransferred", bytesTransferred);
    }
}
