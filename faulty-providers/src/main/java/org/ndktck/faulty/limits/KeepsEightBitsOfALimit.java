package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.ACC_04;
import static org.ndktck.catalog.RequirementId.ACC_06;
import static org.ndktck.catalog.RequirementId.CON_07;
import static org.ndktck.catalog.RequirementId.CON_08;
import static org.ndktck.catalog.RequirementId.CON_09;
import static org.ndktck.catalog.RequirementId.CON_10;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;

/** Puts a limit into the eight bits it has on the wire before it is capped: 256 becomes none. */
@Fault(value = "F59", grade = EXTREMELY_SUBTLE)
@Breaks(
        value = GCD_02,
        also = {CON_07, CON_09},
        nowAndThen = {CON_08, CON_10, ACC_04, ACC_06},
        why = "a connect that asks for more than 255 offers less than it should: where its own maximum"
                + " decides it always asks for much, where another rule does only in some plans")
public final class KeepsEightBitsOfALimit extends DerivedProvider {

    public KeepsEightBitsOfALimit() {
        super(() -> new DocumentedDecisions() {
            @Override
            public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
                return new ReadLimits(requested.inbound() & 0xFF, requested.outbound() & 0xFF).atMost(maxima);
            }
        });
    }
}
