package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Caps the inbound limit of a connect by the outbound maximum and the other way round. Equal maxima
 * hide it.
 */
@Fault(value = "F57", grade = Grade.EXTREMELY_SUBTLE)
@Breaks({GCD_02, CON_07})
public final class CrossesTheAdapterMaxima extends DecisionsFault {

    @Override
    public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
        return requested.atMost(maxima.seenByPeer());
    }
}
