package org.ndktck.reference.queue;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkQp;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.lifetime.Lifetime;

/**
 * A queue pair: the work requests posted on it, and the connection that uses it. Guarded by the
 * provider's lock.
 */
public final class ReferenceQp extends NdkQp {

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;
    private final WorkRequests work;
    private @Nullable QpConnection user;

    /** What is still pending when no connection depends on the queue pair any more is flushed (QP-17). */
    public ReferenceQp(ReferenceAdapter adapter, Lifetime lifetime, WorkRequests work) {
        super(adapter.version(), adapter.tables().qp());
        this.adapter = adapter;
        this.lifetime = lifetime;
        this.work = work;
        lifetime.onClosed(work::end);
    }

    public ReferenceAdapter adapter() {
        return adapter;
    }

    public Lifetime lifetime() {
        return lifetime;
    }

    public WorkRequests work() {
        return work;
    }

    /** The connection or attempt that uses the queue pair, or the last that did. */
    public @Nullable QpConnection user() {
        return user;
    }

    /** Whether a connection or attempt may use the queue pair: it carries one connection, and none after it (QP-12). */
    public boolean isFreeFor(QpConnection connection) {
        return user == null || user.equals(connection) || user.ledNowhere();
    }

    void claimFor(QpConnection connection) {
        user = connection;
    }
}
