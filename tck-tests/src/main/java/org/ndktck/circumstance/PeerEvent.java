package org.ndktck.circumstance;

/** Whether the side that the property is not about registers a disconnect event. */
public enum PeerEvent implements Circumstance {
    /** As the other side does. */
    SAME(""),
    /** It gives NULL for its disconnect event. */
    UNREGISTERED("with no disconnect event on the other side");

    private final String words;

    PeerEvent(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
