package org.ndktck.faulty.status;

import static org.ndktck.catalog.RequirementId.GCD_11;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/** Is off by one: the buffer may lack the last byte. */
@Fault(value = "F09", grade = EXTREMELY_SUBTLE)
@Breaks(GCD_11)
public final class AcceptsABufferOneByteTooShort extends DerivedProvider {

    public AcceptsABufferOneByteTooShort() {
        super(() -> new DocumentedDecisions() {
            @Override
            public NtStatus fetchStatus(long capacity, long requiredSize) {
                return capacity >= requiredSize - 1 ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
            }
        });
    }
}
