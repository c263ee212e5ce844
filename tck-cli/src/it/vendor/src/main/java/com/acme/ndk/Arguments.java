package com.acme.ndk;

import org.ndktck.api.BytePointer;
import org.ndktck.api.ConstBytePointer;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/** Reads what a consumer's pointers point at, before the call returns, and writes what it asks for. */
final class Arguments {

    private Arguments() {}

    /** Decodes a socket address; null if it is none. */
    static NdkSockaddr sockaddr(ConstBytePointer pAddress, long length) {
        try {
            return NdkSockaddr.read(pAddress, length);
        } catch (IllegalArgumentException malformed) {
            return null;
        }
    }

    static NtStatus handAddress(NdkSockaddr address, GetAddressArgs args) {
        long capacity = args.pAddressLength().get();
        BytePointer to = args.pAddress();
        args.pAddressLength().set(address.length());
        if (to == null || capacity < address.length()) {
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        }
        address.writeTo(to);
        return NtStatus.STATUS_SUCCESS;
    }

    /** Why a destination cannot be connected to from a source; null if it can. */
    static NtStatus refusalOf(NdkSockaddr src, NdkSockaddr dest) {
        if (dest == null) {
            return NtStatus.STATUS_INVALID_PARAMETER;
        }
        return src.length() == dest.length() ? null : NtStatus.STATUS_NETWORK_UNREACHABLE;
    }

    /** Why private data cannot be sent; null if it can. */
    static NtStatus refusalOf(ConstBytePointer pPrivateData, long length, long max) {
        if (length > max) {
            return NtStatus.STATUS_INVALID_BUFFER_SIZE;
        }
        return pPrivateData == null && length > 0 ? NtStatus.STATUS_INVALID_PARAMETER : null;
    }

    /** Copies private data into an area of the size that the peer will be told. */
    static byte[] privateData(ConstBytePointer pPrivateData, long length, long area) {
        byte[] bytes = new byte[(int) area];
        if (length > 0) {
            pPrivateData.get(0, bytes, 0, (int) length);
        }
        return bytes;
    }

    /** The disconnect event, ready to be sent; null if the consumer wants none. */
    static Runnable event(NdkDisconnectEventCallback callback, long context) {
        return callback == null ? null : () -> callback.disconnectEvent(context);
    }

    static Runnable event(NdkDisconnectEventCallbackEx callback, long context) {
        return callback == null ? null : () -> callback.disconnectEvent(context, 0);
    }
}
