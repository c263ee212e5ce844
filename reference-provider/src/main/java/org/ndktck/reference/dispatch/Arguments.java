package org.ndktck.reference.dispatch;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConstBytePointer;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.queue.ReferenceQp;
import org.ndktck.reference.refusal.Refusal;

/**
 * Reads what the consumer passed, before the call returns: later the memory is the consumer's again
 * (AMB-59).
 */
final class Arguments {

    private Arguments() {}

    static NdkSockaddr localAddress(ConstBytePointer pAddress, long length) throws Refusal {
        return address(pAddress, length, NtStatus.STATUS_INVALID_ADDRESS);
    }

    static NdkSockaddr remoteAddress(ConstBytePointer pAddress, long length) throws Refusal {
        return address(pAddress, length, NtStatus.STATUS_INVALID_PARAMETER);
    }

    private static NdkSockaddr address(ConstBytePointer pAddress, long length, NtStatus otherwise) throws Refusal {
        try {
            return NdkSockaddr.read(pAddress, length);
        } catch (IllegalArgumentException neitherFamily) {
            throw new Refusal(otherwise);
        }
    }

    /** Refuses too long private data rather than cutting it (AMB-11). */
    static PrivateData privateData(@Nullable ConstBytePointer pPrivateData, long length, long most) throws Refusal {
        Refusal.unless(length <= most, NtStatus.STATUS_INVALID_BUFFER_SIZE);
        if (length == 0) {
            return PrivateData.NONE;
        }
        if (pPrivateData == null) {
            throw new Refusal(NtStatus.STATUS_INVALID_PARAMETER);
        }
        byte[] bytes = new byte[(int) length];
        pPrivateData.get(0, bytes, 0, bytes.length);
        return PrivateData.of(bytes);
    }

    static ReferenceQp qp(NdkQp pNdkQp, ReferenceAdapter adapter) throws Refusal {
        if (pNdkQp instanceof ReferenceQp qp && qp.adapter().equals(adapter)) {
            return qp;
        }
        throw new Refusal(NtStatus.STATUS_INVALID_PARAMETER);
    }
}
