package org.ndktck.reference.queue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.lifetime.Lifetime;
import org.ndktck.reference.refusal.Refusal;

/** A completion queue: the results of ended requests, oldest first. Guarded by the provider's lock. */
public final class ReferenceCq extends NdkCq {

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;
    private final long depth;
    private final CqNotification notification;
    private final Queue<NdkResult> results = new ArrayDeque<>();
    private NtStatus status = NtStatus.STATUS_SUCCESS;

    public ReferenceCq(ReferenceAdapter adapter, Lifetime lifetime, CreateCqArgs args) {
        super(adapter.version(), adapter.tables().cq());
        this.adapter = adapter;
        this.lifetime = lifetime;
        this.depth = args.cqDepth();
        this.notification = new CqNotification(lifetime, args);
    }

    public ReferenceAdapter adapter() {
        return adapter;
    }

    public Lifetime lifetime() {
        return lifetime;
    }

    void requireUsable() throws Refusal {
        Refusal.unless(status.isSuccess(), NtStatus.STATUS_INTERNAL_ERROR);
    }

    /** Adds a result; one too many makes the queue unusable, and nothing more is reported (QP-20). */
    void add(NdkResult result, boolean solicited, DeferredWork deferred) {
        if (!status.isSuccess()) {
            return;
        }
        if (results.size() < depth) {
            results.add(result);
            notification.added(solicited || result.status().isFailure(), deferred);
        } else {
            status = NtStatus.STATUS_BUFFER_OVERFLOW;
            results.clear();
            notification.failed(status, deferred);
        }
    }

    /** Results that are there already are notified at once, so that none is overlooked. */
    public void arm(NdkCqNotificationType type, DeferredWork deferred) {
        notification.arm(type, deferred);
    }

    public List<NdkResult> remove(long most) {
        List<NdkResult> removed = new ArrayList<>();
        while (removed.size() < most && !results.isEmpty()) {
            removed.add(results.remove());
        }
        if (results.isEmpty()) {
            notification.emptied();
        }
        return removed;
    }
}
