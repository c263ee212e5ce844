package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GLA_06;
import static org.ndktck.catalog.RequirementId.GPA_06;
import static org.ndktck.catalog.RequirementId.LIS_35;
import static org.ndktck.catalog.RequirementId.SEP_19;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.api.BytePointer;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Copies whole words: an IPv6 address takes four bytes more than it has, whether there is room or not. */
@Fault(value = "F572", grade = SUBTLE)
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
