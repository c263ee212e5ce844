package org.ndktck.reference;

import org.ndktck.api.NtStatus;

/**
 * What the controls have brought about around the provider, until they end it. Guarded by the
 * fabric's lock. The same condition may have begun several times.
 */
final class Surroundings {

    private int cuts;
    private int shortages;
    private int shortagesOfPorts;

    void cutLink() {
        cuts++;
    }

    void mendLink() {
        cuts--;
    }

    /** Whether what one side sends reaches the other. */
    boolean isLinkUp() {
        return cuts == 0;
    }

    void takeResources() {
        shortages++;
    }

    void returnResources() {
        shortages--;
    }

    void takePorts() {
        shortagesOfPorts++;
    }

    void returnPorts() {
        shortagesOfPorts--;
    }

    /** Whether the range that port 0 is chosen from is not taken by others (CON-28, LIS-14). */
    boolean hasFreePorts() {
        return shortagesOfPorts == 0;
    }

    /** Stands for the allocation that every create, connect and listen begins with (CON-20, LIS-11). */
    void requireResources() throws Refusal {
        Refusal.unless(shortages == 0, NtStatus.STATUS_INSUFFICIENT_RESOURCES);
    }
}
