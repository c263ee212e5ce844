package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * The parameters of {@code NDK_FN_QUERY_ADAPTER_INFO} after the adapter, in C order.
 *
 * @param pInfo [out, optional] receives the structure; see {@link NdkAdapterInfo#writeTo}; {@code
 *     null} only with a capacity of 0, which asks for the size: store it and answer
 *     STATUS_BUFFER_TOO_SMALL (ADP-03)
 * @param pBufferSize [in,out] the capacity in bytes on entry; the bytes written, or needed on
 *     STATUS_BUFFER_TOO_SMALL, on return (ADP-02, ADP-03)
 */
public record QueryAdapterInfoArgs(@Nullable BytePointer pInfo, UlongPointer pBufferSize) {}
