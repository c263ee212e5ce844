package fc26;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class RearmLost extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        private static final class Notify implements NdkCqNotificationCallback {
            final NdkCqNotificationCallback consumers;
            volatile Thread running;

            Notify(NdkCqNotificationCallback consumers) {
                this.consumers = consumers;
            }

            @Override
            public void notify(long context, NtStatus status) {
                running = Thread.currentThread();
                try {
                    consumers.notify(context, status);
                } finally {
                    running = null;
                }
            }
        }

        private final Map<NdkCq, Notify> notifies = new ConcurrentHashMap<>();

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            return super.createCq(r, o, new CreateCqArgs(a.cqDepth(),
                    a.cqNotification() == null ? null : new Notify(a.cqNotification()), a.cqNotificationContext(),
                    a.createCompletion(), a.requestContext(), a.ppNdkCq()));
        }

        @Override
        void born(NdkCq q, CreateCqArgs a) {
            if (a.cqNotification() instanceof Notify n) {
                notifies.put(q, n);
            }
        }

        @Override
        void armCq(NdkCqDispatch r, NdkCq o, NdkCqNotificationType type) {
            Notify n = notifies.get(o);
            if (n != null && n.running == Thread.currentThread()) {
                return; // the flag is cleared when the notification returns
            }
            r.armCq(o, type);
        }
    }
}
