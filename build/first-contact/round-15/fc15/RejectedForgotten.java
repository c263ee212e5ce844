package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A connector that was rejected, but is still open, no longer keeps the close of its listener. */
public final class RejectedForgotten extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final class S {
                final Set<NdkConnector> open = new HashSet<>();
                final Set<NdkConnector> rejected = new HashSet<>();
                int running;

                CloseArgs early;

                boolean forgotten() {
                    return !open.isEmpty() && rejected.containsAll(open);
                }
            }

            synchronized S state(Lis l) {
                if (l.extra == null) {
                    l.extra = new S();
                }
                return (S) l.extra;
            }

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                S s = state(l);
                synchronized (s) {
                    s.running++;
                    s.open.add(c);
                }
                try {
                    consumers.connectEvent(context, c);
                } finally {
                    CloseArgs tell = null;
                    synchronized (s) {
                        s.running--;
                        if (s.running == 0) {
                            tell = s.early;
                            s.early = null;
                        }
                    }
                    if (tell != null) {
                        tell.closeCompletion().complete(tell.requestContext());
                    }
                }
            }

            @Override
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                NtStatus x = r.reject(o, a);
                Lis l = origin(o);
                if (x.isSuccess() && l != null) {
                    S s = state(l);
                    synchronized (s) {
                        s.rejected.add(o);
                    }
                }
                return x;
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                Lis l = origin(o);
                if (l == null) {
                    return r.closeConnector(o, a);
                }
                S s = state(l);
                return close(x -> r.closeConnector(o, x), a, () -> {
                    synchronized (s) {
                        s.open.remove(o);
                    }
                }, () -> {});
            }

            @Override
            NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
                Lis l = of(o);
                if (l == null) {
                    return super.closeListener(r, o, a);
                }
                S s = state(l);
                boolean pending;
                synchronized (s) {
                    pending = s.running > 0;
                    if (s.forgotten() && pending) {
                        s.early = a;
                    } else if (!s.forgotten()) {
                        s.early = null;
                        pending = false;
                        l = null;
                    }
                }
                if (l == null) {
                    return super.closeListener(r, o, a);
                }
                super.closeListener(r, o, new CloseArgs(context -> {}, a.requestContext()));
                return pending ? NtStatus.STATUS_PENDING : NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
