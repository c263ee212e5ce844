package org.ndktck.faulty.copy;

import static org.ndktck.catalog.RequirementId.GCD_09;
import static org.ndktck.catalog.RequirementId.GCD_10;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/**
 * Keeps the length of the buffer in sixteen bits: one of 65536 bytes counts as empty. The fields of
 * the wire format are that narrow. Seen in two providers in the field.
 */
@Fault(value = "F18", grade = EXTREMELY_SUBTLE)
@Breaks({GCD_09, GCD_10})
public final class ReadsSixteenBitsOfTheLength extends DerivedProvider {

    public ReadsSixteenBitsOfTheLength() {
        super(() -> new DocumentedDecisions() {
            @Override
            public long bytesToCopy(long capacity, long requiredSize) {
                return super.bytesToCopy(capacity & 0xFFFF, requiredSize);
            }

            @Override
            public NtStatus fetchStatus(long capacity, long requiredSize) {
                return super.fetchStatus(capacity & 0xFFFF, requiredSize);
            }
        });
    }
}
