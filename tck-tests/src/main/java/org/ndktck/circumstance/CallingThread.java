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
    IN_CLOSE_COMPLETION("with calls inside the close completion of another connector"),
    /** The provider's, inside any callback about the objects of the try, before it returns. */
    IN_OWN_CALLBACK("with calls inside the callbacks of the same objects");

    private final String words;

    CallingThread(String words) {
        this.words = words;
    }

    /** Whether it is one of the provider's, inside a callback of another connection: so only some calls of a try are made. */
    public boolean isBesideAnother() {
        return this != DRIVER && this != ANOTHER && this != IN_OWN_CALLBACK;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public boolean isDear() {
        return !isOrdinary() && this != IN_OWN_CALLBACK;
    }
}
