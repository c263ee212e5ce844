package org.ndktck.reference.transport;

/**
 * Sees every message before it is delivered and may change it. Second hook of the provider.
 *
 * <p>Called on the sender's thread with no lock held.
 */
@FunctionalInterface
public interface MessageFilter {

    /** Delivers every message as it is. */
    MessageFilter NONE = message -> message;

    /**
     * Filters one message.
     *
     * @param message what one side sends
     * @return what the other side receives
     */
    Message filter(Message message);
}
