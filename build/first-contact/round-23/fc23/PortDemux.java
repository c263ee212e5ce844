package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PortDemux extends Base {
    public PortDemux() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private static final class Bound {
            final Lis state;
            final long context;
            volatile int port;

            Bound(Lis state, long context) {
                this.state = state;
                this.context = context;
            }
        }

        private final List<Bound> bound = new CopyOnWriteArrayList<>();

        @Override
        void born(NdkListener l, CreateListenerArgs a, Lis state) {
            state.extra = new Bound(state, a.connectEventContext());
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            Ended e = s -> {
                if (s.isSuccess()) {
                    bind(r, o);
                }
                return s;
            };
            return inline(r.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), then(a.requestCompletion(), e),
                    a.requestContext())), e);
        }

        private void bind(NdkListenerDispatch r, NdkListener o) {
            NdkSockaddr at = address(x -> r.getLocalAddress(o, x));
            if (at != null && of(o) != null && of(o).extra instanceof Bound b) {
                b.port = at.port();
                bound.add(b);
            }
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            long told = context;
            NdkSockaddr at = address(x -> real.getLocalAddress(c, x));
            if (at != null) {
                for (Bound b : bound) {
                    if (!b.state.closing && b.port == at.port()) {
                        told = b.context;
                        break;
                    }
                }
            }
            consumers.connectEvent(told, c);
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            if (of(o) != null) {
                bound.remove(of(o).extra);
            }
            return super.closeListener(r, o, a);
        }
    }
}
