package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.GCD_02;

import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.refusal.Refusal;

/**
 * Caps what the passive side sees before its accept by the limits of an accept made before, on
 * another connection.
 */
@Fault(value = "F66", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(GCD_02)
public final class MixesTheLastAcceptIntoTheNextRequest extends DerivedProvider {

    public MixesTheLastAcceptIntoTheNextRequest() {
        super(() -> new DocumentedDecisions() {
            private ReadLimits last = new ReadLimits(Integer.MAX_VALUE, Integer.MAX_VALUE);

            @Override
            public ReadLimits visibleBeforeAccept(ReadLimits offeredByPeer, ReadLimits maxima) {
                return super.visibleBeforeAccept(offeredByPeer, maxima).atMost(last);
            }

            @Override
            public ReadLimits granted(ReadLimits requested, ReadLimits maxima, ReadLimits offeredByPeer)
                    throws Refusal {
                last = requested;
                return super.granted(requested, maxima, offeredByPeer);
            }
        });
    }
}
