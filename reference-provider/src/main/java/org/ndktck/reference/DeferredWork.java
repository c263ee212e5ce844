package org.ndktck.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What a decision under the fabric's lock wants done once the lock is free: messages to send and
 * callbacks to run, in that order. Keeps every lock away from the consumer's code and from the
 * message filter.
 */
final class DeferredWork {

    private final Fabric fabric;
    private final List<Runnable> entries = new ArrayList<>(2);

    DeferredWork(Fabric fabric) {
        this.fabric = fabric;
    }

    /**
     * Calls the consumer.
     *
     * @param callback the callback, bound to its arguments
     * @param afterwards decided under the lock when the callback has returned
     */
    void callback(Runnable callback, Consumer<DeferredWork> afterwards) {
        entries.add(() -> fabric.call(new Callback(fabric, callback, afterwards)));
    }

    /**
     * Calls the consumer about something that happened to an object. The object cannot be closed while
     * the callback runs, and a close that came before it could start prevents it (CLO-14).
     *
     * @param afterwards decided under the lock when the callback has returned, or was prevented
     */
    void event(Lifetime object, Runnable callback, Consumer<DeferredWork> afterwards) {
        object.hold();
        Runnable unlessClosed = () -> {
            if (fabric.decide(deferred -> !object.isClosing())) {
                callback.run();
            }
        };
        callback(unlessClosed, deferred -> {
            afterwards.accept(deferred);
            object.release(deferred);
        });
    }

    /** Sends a request to whoever listens at its destination; it is lost where the link is cut. */
    void request(Connection from, Message.Request request) {
        if (fabric.surroundings().isLinkUp()) {
            entries.add(() -> fabric.request(from, request));
        }
    }

    /**
     * Sends a message from one side of a connection to the other.
     *
     * @return whether it arrives; it is lost where the link is cut
     */
    boolean send(Connection from, Connection to, Message message) {
        boolean arrives = fabric.surroundings().isLinkUp();
        if (arrives) {
            entries.add(() -> fabric.send(from, to, message));
        }
        return arrives;
    }

    /** What is to be done, in order, when the lock is free. */
    List<Runnable> entries() {
        return entries;
    }
}
