package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_08;
import static org.ndktck.catalog.RequirementId.CON_10;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Reports to the active side what it offered, and does not look at the limits that came back with
 * the acceptance.
 */
@Fault(value = "F61", grade = SUBTLE)
@Breaks({GCD_02, CON_08, CON_10})
public final class IgnoresTheLimitsOfTheReply extends DerivedProvider {

    public IgnoresTheLimitsOfTheReply() {
        super(() -> new DocumentedDecisions() {
            @Override
            public ReadLimits effective(
                    ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
                return offered;
            }
        });
    }
}
