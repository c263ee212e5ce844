package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Sets the table of the established state when a connect is completed. */
public final class DispatchRewrite extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final Map<NdkConnector, NdkConnectorDispatch> tables = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        void born(NdkConnector c) {
            tables.put(c, c.dispatch());
        }

        private void established(NdkConnector o) {
            NdkConnectorDispatch t = tables.get(o);
            if (t != null) {
                o.setDispatch(t);
            }
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            established(o);
            return r.completeConnect(o, a);
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            established(o);
            return r.completeConnectEx(o, a);
        }
    }
}
