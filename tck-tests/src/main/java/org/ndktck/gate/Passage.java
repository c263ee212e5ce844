package org.ndktck.gate;

/**
 * Is told which function the provider is in, so that somebody else can say where a process ended. Called on any
 * thread.
 */
public interface Passage {

    /** Nobody wants to know. */
    Passage OPEN = new Passage() {};

    /**
     * A try begins.
     *
     * @param token what replays it
     */
    default void tryBegins(String token) {}

    /**
     * A function is about to be called. What this throws ends the try in place of the call.
     *
     * @param function the function
     * @return what to give back to {@link #left}
     */
    default int entering(NdkFunction function) {
        return 0;
    }

    /**
     * A function has returned or thrown.
     *
     * @param before what {@link #entering} gave
     */
    default void left(int before) {}
}
