package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.*;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.ReadLimits;

/**
 * Keeps the limits per adapter instead of per connection, and stores them too late: the active side
 * reads those of the connection before.
 */
@Fault(value = "F65", grade = Grade.EXTREMELY_SUBTLE)
@Breaks(
        value = GCD_02,
        also = {CON_07, CON_08, CON_09, CON_10, ACC_04, ACC_05, ACC_06, ACC_07},
        why = "each of these rows first reads limits that no rule lowers, and where one does it then"
                + " reads those of before")
public final class ReportsTheLimitsOfThePreviousConnection extends DerivedProvider {

    public ReportsTheLimitsOfThePreviousConnection() {
        super(() -> new DocumentedDecisions() {
            private @Nullable ReadLimits previous;

            @Override
            public ReadLimits effective(
                    ReadLimits offered, ReadLimits requested, ReadLimits maxima, ReadLimits grantedByPeer) {
                ReadLimits present = super.effective(offered, requested, maxima, grantedByPeer);
                ReadLimits reported = previous == null ? present : previous;
                previous = present;
                return reported;
            }
        });
    }
}
