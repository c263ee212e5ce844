package org.ndktck.gate;

/** Decides which thread of the consumer makes a call. */
@FunctionalInterface
public interface CallExecutor {

    /**
     * Makes a call; returns when it has returned. Called on the thread that drives the try, and on the provider's threads
     * inside callbacks.
     *
     * @param function what is called
     * @param call makes the call on the thread it is run on; what it throws is thrown here
     */
    void call(NdkFunction function, Runnable call);
}
