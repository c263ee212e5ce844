package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A CQ that was armed and has notified is armed again by the driver's own polling routine, so that a later result raises a notification that nobody asked for. */
public final class StickyArm extends Base {
    public StickyArm() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Map<NdkCq, Note> notes = Collections.synchronizedMap(new WeakHashMap<>());

        private static final class Note implements NdkCqNotificationCallback {
            final NdkCqNotificationCallback consumers;
            volatile boolean fired;
            volatile NdkCqNotificationType type;

            Note(NdkCqNotificationCallback consumers) {
                this.consumers = consumers;
            }

            @Override
            public void notify(long context, NtStatus status) {
                fired = true;
                consumers.notify(context, status);
            }
        }

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            return super.createCq(r, o, new CreateCqArgs(a.cqDepth(), new Note(a.cqNotification()), a.cqNotificationContext(),
                    a.createCompletion(), a.requestContext(), a.ppNdkCq()));
        }

        @Override
        void born(NdkCq q, CreateCqArgs a) {
            Note n = (Note) a.cqNotification();
            notes.put(q, n);
        }

        @Override
        void armCq(NdkCqDispatch r, NdkCq o, NdkCqNotificationType type) {
            Note n = notes.get(o);
            if (n != null) {
                n.type = type;
                n.fired = false;
            }
            r.armCq(o, type);
        }

        @Override
        long getCqResults(NdkCqDispatch r, NdkCq o, GetCqResultsArgs a) {
            long k = r.getCqResults(o, a);
            Note n = notes.get(o);
            if (n != null && n.fired) {
                n.fired = false;
                r.armCq(o, n.type);
            }
            return k;
        }

    }
}
