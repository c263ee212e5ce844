package fc11;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** The request context of the accept or complete connect is kept in the connector and goes to the completion of the disconnect too. */
public final class CompletesADisconnectWithTheContextOfTheEstablishment extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Map<NdkConnector, Long> contexts = Collections.synchronizedMap(new WeakHashMap<>());

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            contexts.put(o, a.requestContext());
            return r.accept(o, a);
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            contexts.put(o, a.requestContext());
            return r.acceptEx(o, a);
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            contexts.put(o, a.requestContext());
            return r.completeConnect(o, a);
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            contexts.put(o, a.requestContext());
            return r.completeConnectEx(o, a);
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Long kept = contexts.get(o);
            return r.disconnect(o, kept == null ? a : new DisconnectArgs(a.requestCompletion(), kept));
        }
    }
}
