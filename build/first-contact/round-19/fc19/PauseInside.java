package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PauseInside extends Base {
    public PauseInside() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final ThreadLocal<Map<Lis, Runnable>> inside = ThreadLocal.withInitial(IdentityHashMap::new);

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            Map<Lis, Runnable> here = inside.get();
            if (here.containsKey(l)) {
                consumers.connectEvent(context, c);
                return;
            }
            here.put(l, null);
            consumers.connectEvent(context, c);
            Runnable restore = here.remove(l);
            if (restore != null && !l.closing) {
                restore.run();
            }
        }

        @Override
        void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
            r.controlConnectEvents(o, pause);
            Map<Lis, Runnable> here = inside.get();
            Lis l = of(o);
            if (l != null && here.containsKey(l)) {
                here.put(l, pause ? () -> r.controlConnectEvents(o, false) : null);
            }
        }
    }
}
