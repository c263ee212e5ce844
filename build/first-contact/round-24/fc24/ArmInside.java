package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Loses an arm of a CQ that is made while a notification of that CQ runs. */
public final class ArmInside extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final class Note implements NdkCqNotificationCallback {
            final NdkCqNotificationCallback consumers;
            volatile boolean running;

            Note(NdkCqNotificationCallback consumers) {
                this.consumers = consumers;
            }

            @Override
            public void notify(long context, NtStatus status) {
                running = true;
                try {
                    consumers.notify(context, status);
                } finally {
                    running = false;
                }
            }
        }

        private final Map<NdkCq, Note> notes = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            return super.createCq(r, o, new CreateCqArgs(a.cqDepth(), new Note(a.cqNotification()), a.cqNotificationContext(),
                    a.createCompletion(), a.requestContext(), a.ppNdkCq()));
        }

        @Override
        void born(NdkCq q, CreateCqArgs a) {
            notes.put(q, (Note) a.cqNotification());
        }

        @Override
        void armCq(NdkCqDispatch r, NdkCq o, NdkCqNotificationType type) {
            Note n = notes.get(o);
            if (n != null && n.running) {
                return;
            }
            r.armCq(o, type);
        }

    }
}
