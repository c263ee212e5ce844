package org.ndktck.faulty.status;

import static org.ndktck.catalog.RequirementId.GCD_10;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;

/**
 * Writes {@code >} where {@code >=} is meant: a buffer has to be one byte longer than the required
 * size. The size is a fixed one here, as on transports with a private data field.
 */
@Fault(value = "F08", grade = SUBTLE)
@Breaks(GCD_10)
public final class RefusesABufferOfExactlyTheRequiredSize extends DerivedProvider {

    public RefusesABufferOfExactlyTheRequiredSize() {
        super(
                () -> new DocumentedDecisions() {
                    @Override
                    public NtStatus fetchStatus(long capacity, long requiredSize) {
                        return capacity > requiredSize ? NtStatus.STATUS_SUCCESS : NtStatus.STATUS_BUFFER_TOO_SMALL;
                    }
                },
                Map.of("rds", "padded:56"));
    }
}
