package org.ndktck.reference.queue;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.NdkCqNotificationCallback;
import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.lifetime.Lifetime;

/**
 * The notification of a completion queue. It comes once for each arm, never without an arm, and never while another
 * notification of the same queue runs (QP-19). Guarded by the provider's lock.
 */
final class CqNotification {

    private final Lifetime lifetime;
    private final NdkCqNotificationCallback callback;
    private final long context;
    private @Nullable NdkCqNotificationType armed;
    private NtStatus status = NtStatus.STATUS_SUCCESS;
    private boolean any;
    private boolean solicited;
    private boolean running;
    private boolean over;

    CqNotification(Lifetime lifetime, CreateCqArgs args) {
        this.lifetime = lifetime;
        this.callback = args.cqNotification();
        this.context = args.cqNotificationContext();
    }

    void arm(NdkCqNotificationType type, DeferredWork deferred) {
        armed = type;
        notifyIfDue(deferred);
    }

    /** A result was added to the queue. */
    void added(boolean isSolicited, DeferredWork deferred) {
        any = true;
        solicited |= isSolicited;
        notifyIfDue(deferred);
    }

    /** The consumer has collected every result: none is left to tell about. */
    void emptied() {
        any = false;
        solicited = false;
    }

    /** The queue has become unusable, which is told once (QP-20). */
    void failed(NtStatus why, DeferredWork deferred) {
        status = why;
        notifyIfDue(deferred);
    }

    private void notifyIfDue(DeferredWork deferred) {
        if (isDue() && !running && !over && !lifetime.isClosing()) {
            NtStatus told = status;
            armed = null;
            running = true;
            over = told.isFailure();
            lifetime.event(() -> callback.notify(context, told), this::returned, deferred);
        }
    }

    private boolean isDue() {
        if (armed == null) {
            return false;
        }
        return status.isFailure()
                || switch (armed) {
                    case ERRORS -> false;
                    case ANY -> any;
                    case SOLICITED -> solicited;
                };
    }

    private void returned(DeferredWork deferred) {
        running = false;
        notifyIfDue(deferred);
    }
}
