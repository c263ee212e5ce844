package org.ndktck.reference.lifetime;

import org.ndktck.api.NtStatus;
import org.ndktck.reference.refusal.Refusal;

/**
 * What every create, connect and listen allocates first. A control may take it away, several times
 * over. Guarded by the provider's lock.
 */
public final class MemorySupply {

    private int shortages;

    public void takeAway() {
        shortages++;
    }

    public void giveBack() {
        shortages--;
    }

    /** Stands for the allocation (CON-20, LIS-11). */
    public void require() throws Refusal {
        Refusal.unless(shortages == 0, NtStatus.STATUS_INSUFFICIENT_RESOURCES);
    }
}
