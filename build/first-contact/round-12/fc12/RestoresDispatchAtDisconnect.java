package fc12;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** NdkDisconnect points the connector's Dispatch member back at the provider's table, where the consumer had replaced it. */
public final class RestoresDispatchAtDisconnect extends Base {
    /** Makes it. */
    public RestoresDispatchAtDisconnect() {}

    @Override
    Layer layer() {
        return new Layer() {
            private final Map<NdkConnector, NdkConnectorDispatch> own = Collections.synchronizedMap(new WeakHashMap<>());

            @Override
            void born(NdkConnector c) {
                own.put(c, c.dispatch());
            }

            @Override
            void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
                own.put(c, c.dispatch());
                consumers.connectEvent(context, c);
            }

            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                NdkConnectorDispatch table = own.get(o);
                if (table != null && o.dispatch() != table) {
                    o.setDispatch(table);
                }
                return r.disconnect(o, a);
            }
        };
    }
}
