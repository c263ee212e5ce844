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

/**
 * Puts a limit into the fourteen bits it has on the wire before it is capped: 16384 becomes none.
 */
@Fault(value = "F59", grade = EXTREMELY_SUBTLE)
@Breaks(
        value = GCD_02,
        nowAndThen = {CON_07, CON_08, CON_09, CON_10, ACC_04, ACC_06},
        why = "a connect that asks for 16384 or a little more offers next to nothing, whichever rule"
                + " decides, and only some plans have it ask for such a number")
public final class KeepsFourteenBitsOfALimit extends DerivedProvider {

    public KeepsFourteenBitsOfALimit() {
        super(() -> new DocumentedDecisions() {
            @Override
            public ReadLimits offered(ReadLimits requested, ReadLimits maxima) {
                return new ReadLimits(requested.inbound() & 0x3FFF, requested.outbound() & 0x3FFF).atMost(maxima);
            }
        });
    }
}
