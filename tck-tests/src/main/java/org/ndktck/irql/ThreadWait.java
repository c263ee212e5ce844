package org.ndktck.irql;

/**
 * One wait on the thread that called a dispatch function, inside that function.
 *
 * @param function the dispatch method, for example {@code connect}
 * @param objectType the simple name of the type called on, for example {@code NdkConnector}
 * @param what how it waited, for example {@code parked on java.util.concurrent.CountDownLatch$Sync}
 * @param where the provider's frame that waited
 * @param momentary whether it was to be over after a moment, whatever happened
 */
public record ThreadWait(String function, String objectType, String what, String where, boolean momentary) {

    /** The wait as people read it. */
    public String words() {
        return what + " at " + where;
    }
}
