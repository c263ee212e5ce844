package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * The parameters of {@code NDK_FN_GET_CONNECTION_DATA} after the connector, in C order.
 *
 * @param pInboundReadLimit [out, optional] receives the effective inbound read limit (GCD-03)
 * @param pOutboundReadLimit [out, optional] receives the effective outbound read limit (GCD-04)
 * @param pPrivateData [out, optional] receives the first {@code min(*pPrivateDataLength, RDS)} bytes
 *     of the peer's private data (GCD-09); {@code null} only with {@code *pPrivateDataLength} 0,
 *     which is the size query (GCD-07)
 * @param pPrivateDataLength [in,out] the capacity of the buffer in bytes on entry, the required size
 *     (RDS) on return (GCD-07, GCD-12)
 */
public record GetConnectionDataArgs(
        @Nullable UlongPointer pInboundReadLimit,
        @Nullable UlongPointer pOutboundReadLimit,
        @Nullable BytePointer pPrivateData,
        UlongPointer pPrivateDataLength) {}
