package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class RearmLost extends Base {
    public RearmLost() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<NdkCq, Notifier> notifiers = Collections.synchronizedMap(new WeakHashMap<>());

        private static final class Notifier implements NdkCqNotificationCallback {
            private final NdkCqNotificationCallback consumers;
            private volatile boolean running;

            private Notifier(NdkCqNotificationCallback consumers) {
                this.consumers = consumers;
            }

            @Override
            public void notify(long context, NtStatus status) {
                running = true;
                consumers.notify(context, status);
                running = false;
            }
        }

        @Override
        void born(NdkCq q, CreateCqArgs a) {
            if (a.cqNotification() instanceof Notifier n) {
                notifiers.put(q, n);
            }
        }

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            return super.createCq(r, o, new CreateCqArgs(a.cqDepth(),
                    a.cqNotification() == null ? null : new Notifier(a.cqNotification()), a.cqNotificationContext(),
                    a.createCompletion(), a.requestContext(), a.ppNdkCq()));
        }

        @Override
        void armCq(NdkCqDispatch r, NdkCq o, NdkCqNotificationType type) {
            Notifier n = notifiers.get(o);
            if (n == null || !n.running) {
                r.armCq(o, type);
            }
        }
    }
}
