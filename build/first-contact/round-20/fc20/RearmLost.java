package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkArmCq from inside the notification callback of the same completion queue is lost, because the armed state is cleared when the callback returns. */
public final class RearmLost extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final class Note implements NdkCqNotificationCallback {
            private final NdkCqNotificationCallback consumers;
            private volatile Thread running;

            Note(NdkCqNotificationCallback consumers) {
                this.consumers = consumers;
            }

            @Override
            public void notify(long context, NtStatus status) {
                running = Thread.currentThread();
                consumers.notify(context, status);
                running = null;
            }
        }

        private final Map<NdkCq, Note> notes = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            return a.cqNotification() == null ? super.createCq(r, o, a) : super.createCq(r, o, new CreateCqArgs(
                    a.cqDepth(), new Note(a.cqNotification()), a.cqNotificationContext(), a.createCompletion(),
                    a.requestContext(), a.ppNdkCq()));
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
            if (n == null || n.running != Thread.currentThread()) {
                r.armCq(o, type);
            }
        }
    }
}
