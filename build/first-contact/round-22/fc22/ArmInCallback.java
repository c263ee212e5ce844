package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An arm made while the notification of the CQ runs is lost. */
public final class ArmInCallback extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final class Note implements NdkCqNotificationCallback {
            final NdkCqNotificationCallback consumers;
            final AtomicInteger running = new AtomicInteger();

            Note(NdkCqNotificationCallback consumers) {
                this.consumers = consumers;
            }

            @Override
            public void notify(long context, NtStatus status) {
                running.incrementAndGet();
                try {
                    consumers.notify(context, status);
                } finally {
                    running.decrementAndGet();
                }
            }
        }

        private final Map<NdkCq, Note> notes = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            if (a.cqNotification() == null) {
                return super.createCq(r, o, a);
            }
            return super.createCq(r, o, new CreateCqArgs(a.cqDepth(), new Note(a.cqNotification()),
                    a.cqNotificationContext(), a.createCompletion(), a.requestContext(), a.ppNdkCq()));
        }

        @Override
        void born(NdkCq q, CreateCqArgs a) {
            if (a.cqNotification() instanceof Note n) {
                notes.put(q, n);
            }
        }

        @Override
        void armCq(NdkCqDispatch r, NdkCq o, NdkCqNotificationType type) {
            Note n = notes.get(o);
            if (n != null && n.running.get() > 0) {
                return;
            }
            r.armCq(o, type);
        }
    }
}
