package org.ndktck.reference.transport;

/**
 * The link between the two sides. A control may cut it, several times over. Guarded by the provider's
 * lock.
 */
public final class LinkState {

    private int cuts;

    public void cut() {
        cuts++;
    }

    public void mend() {
        cuts--;
    }

    /** Whether what one side sends reaches the other. */
    public boolean isUp() {
        return cuts == 0;
    }
}
