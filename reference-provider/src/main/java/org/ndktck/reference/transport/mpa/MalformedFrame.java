package org.ndktck.reference.transport.mpa;

/** The peer has sent bytes that are no frame, or none that this provider can go on with; the message says why. */
public final class MalformedFrame extends Exception {

    private static final long serialVersionUID = 1L;

    /** Says why. */
    public MalformedFrame(String message) {
        super(message, null, false, false);
    }

    static void unless(boolean wellFormed, String otherwise) throws MalformedFrame {
        if (!wellFormed) {
            throw new MalformedFrame(otherwise);
        }
    }
}
