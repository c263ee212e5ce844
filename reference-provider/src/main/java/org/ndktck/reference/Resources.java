package org.ndktck.reference;

import org.ndktck.api.NtStatus;

/**
 * What every create, connect and listen allocates first. A control may take it away, several times
 * over. Guarded by the provider's lock.
 */
final class Resources {

    private int shortages;

    void takeAway() {
        shortages++;
    }

    void giveBack() {
        shortages--;
    }

    /** Stands for the allocation (CON-20, LIS-11). */
    void require() throws Refusal {
        Refusal.unless(shortages == 0, NtStatus.STATUS_INSUFFICIENT_RESOURCES);
    }
}
