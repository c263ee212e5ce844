package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_07;
import static org.ndktck.catalog.RequirementId.CON_08;
import static org.ndktck.catalog.RequirementId.CON_09;
import static org.ndktck.catalog.RequirementId.CON_10;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;

/** Caps where a request is accepted, and leaves the active side with what it asked for. */
@Fault(value = "F52", grade = SUBTLE)
@Breaks(
        value = {GCD_02, CON_07, CON_08, CON_10},
        also = CON_09,
        why = "the active side reports what it asked for, and in CON-09 it asks for more than the "
                + "maximum that decides")
public final class CapsOnThePassiveSideOnly extends DerivedProvider {

    public CapsOnThePassiveSideOnly() {
        super(() -> new DocumentedDecisions() {
            @Override
            public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
                return requested;
            }

            @Override
            public ReadLimits effective(
                    ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
                return requested;
            }
        });
    }
}
