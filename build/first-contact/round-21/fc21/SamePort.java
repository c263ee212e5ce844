package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** Listeners on one port of several addresses all get the context of the first. */
public final class SamePort extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private static final class Rec {
            final long context;
            volatile int port;

            Rec(long context) {
                this.context = context;
            }
        }

        private final List<Lis> listening = new CopyOnWriteArrayList<>();

        @Override
        void born(NdkListener l, CreateListenerArgs a, Lis state) {
            state.extra = new Rec(a.connectEventContext());
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            Ended e = s -> {
                NdkSockaddr at = s.isSuccess() ? address(x -> r.getLocalAddress(o, x)) : null;
                Lis l = of(o);
                if (at != null && l != null && !l.closing) {
                    ((Rec) l.extra).port = at.port();
                    listening.add(l);
                }
                return s;
            };
            return inline(r.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), then(a.requestCompletion(), e),
                    a.requestContext())), e);
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            listening.remove(of(o));
            return super.closeListener(r, o, a);
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            long told = context;
            if (l.extra instanceof Rec mine && mine.port != 0) {
                for (Lis other : listening) {
                    if (((Rec) other.extra).port == mine.port) {
                        told = ((Rec) other.extra).context;
                        break;
                    }
                }
            }
            consumers.connectEvent(told, c);
        }
    }
}
