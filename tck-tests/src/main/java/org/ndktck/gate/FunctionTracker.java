package org.ndktck.gate;

/**
 * Is told which function the provider is in, so that somebody else can say where a process ended. Called on any
 * thread.
 */
public interface FunctionTracker {

    /** Nobody wants to know. */
    FunctionTracker OPEN = new FunctionTracker() {};

    /**
     * A try begins.
     *
     * @param token what replays it
     */
    default void tryBegins(String token) {}

    /**
     * Asks whether a function is called at all, before anything is noted of the call. What this throws ends the try in
     * place of the call.
     *
     * @param function the function
     */
    default void requireOpen(NdkFunction function) {}

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
     * @param entered what {@link #entering} gave
     */
    default void left(int entered) {}
}
