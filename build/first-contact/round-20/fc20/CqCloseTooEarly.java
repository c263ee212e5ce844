package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A queue pair counts as gone for its completion queue once its close was requested: the close of the queue returns STATUS_SUCCESS although the close of the queue pair still pends on its open connector. */
public final class CqCloseTooEarly extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final class Q {
            volatile boolean closing;
            volatile boolean closed;
        }

        private final Map<NdkQp, Q> pairs = Collections.synchronizedMap(new WeakHashMap<>());
        private final Map<NdkCq, Set<Q>> users = Collections.synchronizedMap(new WeakHashMap<>());
        private final Map<NdkCq, java.util.concurrent.atomic.AtomicInteger> notes = Collections.synchronizedMap(new WeakHashMap<>());

        /** Counts the notifications that run. */
        private static final class Note implements NdkCqNotificationCallback {
            private final NdkCqNotificationCallback consumers;
            private final java.util.concurrent.atomic.AtomicInteger running = new java.util.concurrent.atomic.AtomicInteger();

            Note(NdkCqNotificationCallback consumers) {
                this.consumers = consumers;
            }

            @Override
            public void notify(long context, NtStatus status) {
                running.incrementAndGet();
                consumers.notify(context, status);
                running.decrementAndGet();
            }
        }

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            return a.cqNotification() == null ? super.createCq(r, o, a) : super.createCq(r, o, new CreateCqArgs(
                    a.cqDepth(), new Note(a.cqNotification()), a.cqNotificationContext(), a.createCompletion(),
                    a.requestContext(), a.ppNdkCq()));
        }

        @Override
        void born(NdkCq q, CreateCqArgs a) {
            if (a.cqNotification() instanceof Note n) {
                notes.put(q, n.running);
            }
        }

        private Set<Q> users(NdkCq q) {
            return users.computeIfAbsent(q, x -> ConcurrentHashMap.newKeySet());
        }

        @Override
        void born(NdkQp q, CreateQpArgs a) {
            Q s = new Q();
            pairs.put(q, s);
            users(a.pReceiveCq()).add(s);
            users(a.pInitiatorCq()).add(s);
        }

        @Override
        NtStatus closeQp(NdkQpDispatch r, NdkQp o, CloseArgs a) {
            Q s = pairs.get(o);
            if (s == null) {
                return r.closeQp(o, a);
            }
            s.closing = true;
            return close(x -> r.closeQp(o, x), a, () -> {}, () -> s.closed = true);
        }

        @Override
        NtStatus closeCq(NdkCqDispatch r, NdkCq o, CloseArgs a) {
            boolean pending = false;
            boolean open = false;
            for (Q s : users(o)) {
                pending |= s.closing && !s.closed;
                open |= !s.closing;
            }
            java.util.concurrent.atomic.AtomicInteger running = notes.get(o);
            if (!pending || open || running != null && running.get() > 0) {
                return r.closeCq(o, a);
            }
            r.closeCq(o, new CloseArgs(context -> {}, a.requestContext()));
            return NtStatus.STATUS_SUCCESS;
        }
    }
}
