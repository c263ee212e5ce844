package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class CompletesDisconnectWithOlderContext extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<NdkConnector, Long> older = weakMap();

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            older.put(o, a.requestContext());
            return r.accept(o, a);
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            older.put(o, a.requestContext());
            return r.completeConnect(o, a);
        }

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            Long before = older.get(o);
            if (a.requestContext() != 0 || before == null) {
                return r.disconnect(o, a);
            }
            return r.disconnect(o, new DisconnectArgs(a.requestCompletion(), before));
        }
    }
}
