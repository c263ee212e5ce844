package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** From the second connect request of a listener on, the number of earlier requests is written into NdkReserved of the open listener. */
public final class CountsRequestsInNdkReserved extends Base {

    public CountsRequestsInNdkReserved() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private static final class Count {
            volatile NdkListener listener;
            final AtomicInteger requests = new AtomicInteger();
        }

        @Override
        void born(NdkListener l, CreateListenerArgs a, Lis state) {
            Count c = new Count();
            c.listener = l;
            state.extra = c;
        }

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            if (l.extra instanceof Count n) {
                n.listener.ndkReserved().set(NdkReservedBlock.FIELDS - 1, n.requests.getAndIncrement());
            }
            consumers.connectEvent(context, c);
        }
    }
}
