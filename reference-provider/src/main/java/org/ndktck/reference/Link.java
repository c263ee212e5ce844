package org.ndktck.reference;

/**
 * The link between the two sides. A control may cut it, several times over. Guarded by the provider's
 * lock.
 */
final class Link {

    private int cuts;

    void cut() {
        cuts++;
    }

    void mend() {
        cuts--;
    }

    /** Whether what one side sends reaches the other. */
    boolean isUp() {
        return cuts == 0;
    }
}
