package org.ndktck.reference;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkQp;

/**
 * A queue pair: the work requests posted on it, and the connection that uses it. Guarded by the
 * provider's lock.
 */
final class ReferenceQp extends NdkQp {

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;
    private final WorkRequests work;
    private @Nullable QpConnection user;

    /** What is still pending when no connection depends on the queue pair any more is flushed (QP-17). */
    ReferenceQp(ReferenceAdapter adapter, Lifetime lifetime, WorkRequests work) {
        super(adapter.version(), adapter.tables().qp());
        this.adapter = adapter;
        this.lifetime = lifetime;
        this.work = work;
        lifetime.onClosed(work::end);
    }

    ReferenceAdapter adapter() {
        return adapter;
    }

    Lifetime lifetime() {
        return lifetime;
    }

    WorkRequests work() {
        return work;
    }

    /** The connection or attempt that uses the queue pair, or the last that did. */
    @Nullable
    QpConnection user() {
        return user;
    }

    /** Whether a connection or attempt may use the queue pair: it carries one connection, and none after it (QP-12). */
    boolean isFreeFor(QpConnection connection) {
        return user == null || user.equals(connection) || user.ledNowhere();
    }

    void claimFor(QpConnection connection) {
        user = connection;
    }
}
