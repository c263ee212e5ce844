package org.ndktck.circumstance;

/** Which thread calls. */
public enum CallingThread implements Circumstance {
    /** The one that drives the try. */
    DRIVER(""),
    /** Another one: what creates an object and what uses it run on two threads. */
    ANOTHER("with calls on a thread that created none of the objects"),
    /** The provider's, inside the connect event of another connection. */
    IN_CONNECT_EVENT("with calls inside the connect event of another connection"),
    /** The provider's, inside the completion of another connection's connect. */
    IN_COMPLETION("with calls inside the completion of another connect"),
    /** The provider's, inside the disconnect event of another connection. */
    IN_DISCONNECT_EVENT("with calls inside the disconnect event of another connection"),
    /** The provider's, inside the close completion of another connector. */
    IN_CLOSE_COMPLETION("with calls inside the close completion of another connector");

    private final String words;

    CallingThread(String words) {
        this.words = words;
    }

    /** Whether it is one of the provider's, inside a callback: so only some calls of a try are made. */
    public boolean isInsideACallback() {
        return this != DRIVER && this != ANOTHER;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public boolean isDear() {
        return !isOrdinary();
    }
}
