package org.ndktck.reference.queue;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.lifetime.Lifetime;
import org.ndktck.reference.transport.Message;

/** The queue pair of a connection, or of an attempt to make one (CON-03, ACC-03). Guarded by the provider's lock. */
public final class QpUse {

    private final QpConnection user;
    private final Lifetime lifetime;
    private @Nullable ReferenceQp qp;

    public QpUse(QpConnection user, Lifetime lifetime) {
        this.user = user;
        this.lifetime = lifetime;
    }

    /** Uses a queue pair, from now on an antecedent of the connector (LIF-19). */
    public void begin(ReferenceQp used) {
        qp = used;
        used.claimFor(user);
        lifetime.dependOn(used.lifetime());
    }

    /** The peer's queue pair has sent a message, or has taken one. */
    public void received(Message message, DeferredWork deferred) {
        if (message instanceof Message.Data data) {
            work().arrive(data, user, deferred);
        } else if (message instanceof Message.Taken taken) {
            work().taken(taken, deferred);
        }
    }

    /** What is posted on the queue pair; there is a connection. */
    public WorkRequests work() {
        return Objects.requireNonNull(qp, "a connection has a queue pair").work();
    }
}
