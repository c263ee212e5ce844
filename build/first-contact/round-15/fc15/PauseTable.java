package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Pausing and resuming exchange the table of the listener, whatever Dispatch points at by then. */
public final class PauseTable extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            record Paused(NdkListenerDispatch r) implements NdkListenerDispatch {
                @Override
                public NtStatus closeListener(NdkListener o, CloseArgs a) {
                    return r.closeListener(o, a);
                }

                @Override
                public NtStatus queryExtension(NdkListener o, QueryExtensionArgs a) {
                    return r.queryExtension(o, a);
                }

                @Override
                public NtStatus listen(NdkListener o, ListenArgs a) {
                    return r.listen(o, a);
                }

                @Override
                public NtStatus getLocalAddress(NdkListener o, GetAddressArgs a) {
                    return r.getLocalAddress(o, a);
                }

                @Override
                public void controlConnectEvents(NdkListener o, boolean pause) {
                    r.controlConnectEvents(o, pause);
                }
            }

            final Map<NdkListener, NdkListenerDispatch> own = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            void born(NdkListener l, CreateListenerArgs a, Lis state) {
                own.put(l, l.dispatch());
            }

            @Override
            void controlConnectEvents(NdkListenerDispatch r, NdkListener o, boolean pause) {
                r.controlConnectEvents(o, pause);
                NdkListenerDispatch t = own.get(o);
                if (t != null) {
                    o.setDispatch(pause ? new Paused(t) : t);
                }
            }
        };
    }
}
