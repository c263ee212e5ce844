package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Reports to the active side what it offered, and does not look at the limits that came back with
 * the acceptance.
 */
@Fault(value = "F61", grade = Grade.SUBTLE)
@Breaks({GCD_02, CON_08, CON_10})
public final class IgnoresTheLimitsOfTheReply extends DecisionsFault {

    @Override
    public ReadLimits effective(ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
        return offered;
    }
}
