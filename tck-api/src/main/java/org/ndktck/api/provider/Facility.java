package org.ndktck.api.provider;

/** What a provider can do beyond connection management; each enables rows that need it. */
public enum Facility {
    /**
     * Posting sends and receives of zero scatter/gather elements, collecting their results, and
     * flushing: {@code NdkSend}, {@code NdkReceive}, {@code NdkFlush}, {@code NdkGetCqResults},
     * {@code NdkArmCq}.
     */
    POSTING
}
