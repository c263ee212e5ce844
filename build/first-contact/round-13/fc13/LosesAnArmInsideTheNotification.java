package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** An NdkArmCq made inside the notification of the same CQ is lost, because the armed flag is cleared when the notification returns. */
public final class LosesAnArmInsideTheNotification extends Base {

    public LosesAnArmInsideTheNotification() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final class Note implements NdkCqNotificationCallback {
            final NdkCqNotificationCallback consumers;
            final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);

            Note(NdkCqNotificationCallback consumers) {
                this.consumers = consumers;
            }

            @Override
            public void notify(long context, NtStatus status) {
                inside.set(true);
                try {
                    consumers.notify(context, status);
                } finally {
                    inside.set(false);
                }
            }
        }

        private final Map<NdkCq, Note> notes = new ConcurrentHashMap<>();

        @Override
        void born(NdkCq q, CreateCqArgs a) {
            notes.put(q, (Note) a.cqNotification());
        }

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            return super.createCq(r, o, new CreateCqArgs(a.cqDepth(), new Note(a.cqNotification()),
                    a.cqNotificationContext(), a.createCompletion(), a.requestContext(), a.ppNdkCq()));
        }

        @Override
        void armCq(NdkCqDispatch r, NdkCq o, NdkCqNotificationType type) {
            Note n = notes.get(o);
            if (n == null || !n.inside.get()) {
                r.armCq(o, type);
            }
        }
    }
}
