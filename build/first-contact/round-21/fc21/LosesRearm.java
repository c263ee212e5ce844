package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** NdkArmCq from inside the CQ's notification is lost. */
public final class LosesRearm extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private static final class Notice implements NdkCqNotificationCallback {
            final NdkCqNotificationCallback consumers;
            volatile Thread in;

            Notice(NdkCqNotificationCallback consumers) {
                this.consumers = consumers;
            }

            @Override
            public void notify(long context, NtStatus status) {
                in = Thread.currentThread();
                try {
                    consumers.notify(context, status);
                } finally {
                    in = null;
                }
            }
        }

        private final Map<NdkCq, Notice> notices = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        void born(NdkCq q, CreateCqArgs a) {
            notices.put(q, (Notice) a.cqNotification());
        }

        @Override
        NtStatus createCq(NdkAdapterDispatch r, NdkAdapter o, CreateCqArgs a) {
            return super.createCq(r, o, new CreateCqArgs(a.cqDepth(), new Notice(a.cqNotification()),
                    a.cqNotificationContext(), a.createCompletion(), a.requestContext(), a.ppNdkCq()));
        }

        @Override
        void armCq(NdkCqDispatch r, NdkCq o, NdkCqNotificationType type) {
            Notice n = notices.get(o);
            if (n == null || n.in != Thread.currentThread()) {
                r.armCq(o, type);
            }
        }
    }
}
