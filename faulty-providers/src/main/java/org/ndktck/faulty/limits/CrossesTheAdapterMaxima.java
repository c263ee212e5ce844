package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_07;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Caps the inbound limit of a connect by the outbound maximum and the other way round. Equal maxima
 * hide it.
 */
@Fault(value = "F57", grade = EXTREMELY_SUBTLE)
@Breaks({GCD_02, CON_07})
public final class CrossesTheAdapterMaxima extends DerivedProvider {

    public CrossesTheAdapterMaxima() {
        super(() -> new DocumentedDecisions() {
            @Override
            public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
                return requested.atMost(maxima.seenByPeer());
            }
        });
    }
}
