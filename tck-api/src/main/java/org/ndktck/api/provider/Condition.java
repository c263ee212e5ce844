package org.ndktck.api.provider;

/**
 * Something out of the ordinary that a control brings about in the provider's surroundings, until it
 * is ended. Never asks the provider itself to behave differently.
 */
@FunctionalInterface
public interface Condition {

    /**
     * Bring the condition about; it holds when this returns.
     *
     * @return ends it
     */
    Ending begin();

    /** Ends a condition. */
    @FunctionalInterface
    interface Ending extends AutoCloseable {

        /** End the condition; it no longer holds when this returns. A second call does nothing. */
        @Override
        void close();
    }
}
