package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.ACC_05;
import static org.ndktck.catalog.RequirementId.ACC_07;
import static org.ndktck.catalog.RequirementId.CON_07;
import static org.ndktck.catalog.RequirementId.GCD_02;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Fault;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Takes the limits of the acceptance for the last word: an accept that asks for more raises them
 * above the request.
 */
@Fault(value = "F62", grade = MODERATE)
@Breaks(
        value = {GCD_02, ACC_05, ACC_07},
        also = CON_07,
        why = "the active side takes what an accept grants for its own limit, and CON-07 is judged where "
                + "its own inbound maximum is lower")
public final class LetsTheReplyRaiseALimit extends DerivedProvider {

    public LetsTheReplyRaiseALimit() {
        super(() -> new DocumentedDecisions() {
            @Override
            public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer) {
                return requested.atMost(maxima);
            }

            @Override
            public ReadLimits effective(
                    ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
                return grantedByPeer.seenByPeer();
            }
        });
    }
}
