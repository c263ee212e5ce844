package org.ndktck.api;

import org.jspecify.annotations.Nullable;

/**
 * The parameters of {@code NDK_FN_GET_LOCAL_ADDRESS}, {@code NDK_FN_GET_PEER_ADDRESS}, {@code
 * NDK_FN_GET_LISTENER_LOCAL_ADDRESS} and {@code NDK_FN_GET_SHARED_ENDPOINT_LOCAL_ADDRESS} after the
 * object, in C order.
 *
 * <p>A {@code null} address with a capacity of 0 is the size query: store the required size, answer
 * STATUS_BUFFER_TOO_SMALL (GLA-07, GPA-07, LIS-36, SEP-20; STATUS_SUCCESS is noted, AMB-17). The
 * size query of GetConnectionData succeeds instead (GCD-07).
 *
 * @param pAddress [out, optional] receives the socket address in the layout of {@link NdkSockaddr};
 *     {@code null} only with a capacity of 0
 * @param pAddressLength [in,out] the capacity in bytes on entry; the bytes written on
 *     STATUS_SUCCESS, the bytes needed on STATUS_BUFFER_TOO_SMALL
 */
public record GetAddressArgs(@Nullable BytePointer pAddress, UlongPointer pAddressLength) {}
