package org.ndktck.reference.dispatch;

import org.ndktck.api.BytePointer;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/** Hands an address to the consumer: the same rules for all four functions that do (GLA, GPA, LIS, SEP). */
final class AddressOutput {

    private AddressOutput() {}

    /** Writes the address if it fits; the length is the size needed in either case (GLA-02, GLA-04). */
    static NtStatus write(NdkSockaddr address, GetAddressArgs args) {
        BytePointer buffer = args.pAddress();
        boolean fits = args.pAddressLength().get() >= address.length();
        if (fits && buffer == null) {
            return NtStatus.STATUS_INVALID_PARAMETER;
        }
        args.pAddressLength().set(address.length());
        if (!fits || buffer == null) {
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        }
        address.writeTo(buffer);
        return NtStatus.STATUS_SUCCESS;
    }
}
