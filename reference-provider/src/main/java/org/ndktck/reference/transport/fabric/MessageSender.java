package org.ndktck.reference.transport.fabric;

import java.util.function.BiConsumer;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.execution.ProviderLock;
import org.ndktck.reference.transport.LinkState;
import org.ndktck.reference.transport.Message;
import org.ndktck.reference.transport.MessageFilter;

/** Carries messages from side to side: through the filter, and as long as they take. */
final class MessageSender {

    private final ProviderLock lock;
    private final LinkState link;
    private final MessageFilter filter;
    private final DeliveryTiming delivery;

    MessageSender(ProviderLock lock, LinkState link, MessageFilter filter, DeliveryTiming delivery) {
        this.lock = lock;
        this.link = link;
        this.filter = filter;
        this.delivery = delivery;
    }

    boolean isUp() {
        return link.isUp();
    }

    /**
     * Sends a message when the lock is free.
     *
     * @param arrival decided under the lock when the message has arrived, as the filter left it
     * @return whether it arrives; it is lost where the link is cut
     */
    boolean send(Message message, BiConsumer<Message, DeferredWork> arrival, DeferredWork deferred) {
        boolean arrives = link.isUp();
        if (arrives) {
            deferred.message(() -> transmit(message, arrival));
        }
        return arrives;
    }

    private void transmit(Message message, BiConsumer<Message, DeferredWork> arrival) {
        Message arrived = filter.filter(message);
        delivery.deliver(() -> lock.finish(deferred -> arrival.accept(arrived, deferred)));
    }
}
