package org.ndktck.faulty.getlocaladdress;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Copies whole words: an IPv6 address takes four bytes more than it has, whether there is room or not. */
@Fault(value = "F572", grade = Grade.SUBTLE)
@Breaks({GLA_06, GPA_06, LIS_35, SEP_19})
public final class CopiesAddressesInWordsOfEightBytes extends AddressFault {

    private static final int WORD = Long.BYTES;

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NtStatus status = call.status();
        BytePointer buffer = args.pAddress();
        if (status.isSuccess() && buffer != null) {
            long length = args.pAddressLength().get();
            for (long at = length; at % WORD != 0; at++) {
                buffer.put(at, (byte) 0);
            }
        }
        return status;
    }
}
