package org.ndktck.reference.queue;

import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.refusal.Refusal;
import org.ndktck.reference.transport.Message;

/**
 * The work requests of a queue pair, and the peer's messages that wait for a receive. Guarded by the
 * provider's lock.
 *
 * <p>A send ends when the peer has taken its message; a message that finds no receive waits for one.
 */
public final class WorkRequests {

    private final WorkQueue receives;
    private final WorkQueue sends;
    private final Queue<Message.Data> arrived = new ArrayDeque<>();

    public WorkRequests(WorkQueue receives, WorkQueue sends) {
        this.receives = receives;
        this.sends = sends;
    }

    /** Also before there is a connection (QP-10). */
    public void receive(long requestContext, @Nullable QpConnection connection, DeferredWork deferred) throws Refusal {
        receives.post(requestContext);
        takeArrived(connection, deferred);
    }

    public void send(long requestContext, boolean solicits, @Nullable QpConnection connection, DeferredWork deferred)
            throws Refusal {
        if (connection == null || !connection.isEstablished()) {
            throw new Refusal(NtStatus.STATUS_CONNECTION_INVALID);
        }
        long number = sends.post(requestContext);
        connection.tellPeer(new Message.Data(number, solicits), deferred);
    }

    /** The peer's message is here; there is a connection. */
    void arrive(Message.Data message, QpConnection connection, DeferredWork deferred) {
        arrived.add(message);
        takeArrived(connection, deferred);
    }

    /** The peer took a message; its send may have been flushed meanwhile. */
    void taken(Message.Taken message, DeferredWork deferred) {
        sends.end(message.number(), NtStatus.STATUS_SUCCESS, false, deferred);
    }

    private void takeArrived(@Nullable QpConnection connection, DeferredWork deferred) {
        while (connection != null && !arrived.isEmpty() && !receives.isEmpty()) {
            Message.Data message = arrived.remove();
            receives.end(receives.oldest(), NtStatus.STATUS_SUCCESS, message.solicits(), deferred);
            connection.tellPeer(new Message.Taken(message.number()), deferred);
        }
    }

    /** Cancels what is pending; a message of the peer goes on waiting for a receive. */
    public void flush(DeferredWork deferred) {
        receives.flush(deferred);
        sends.flush(deferred);
    }

    /** The connection is over: nothing of it is left open in either direction (DIS-12). */
    public void end(DeferredWork deferred) {
        arrived.clear();
        flush(deferred);
    }
}
