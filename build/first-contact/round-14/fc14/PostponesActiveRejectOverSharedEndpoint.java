package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PostponesActiveRejectOverSharedEndpoint extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Set<NdkConnector> shared = weakSet();

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            NtStatus s = r.connectWithSharedEndpoint(o, with(a, (context, status) -> {
                if (status.isSuccess()) {
                    shared.add(o);
                }
                a.requestCompletion().complete(context, status);
            }));
            if (s.equals(NtStatus.STATUS_SUCCESS)) {
                shared.add(o);
            }
            return s;
        }

        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            return shared.contains(o) ? NtStatus.STATUS_SUCCESS : r.reject(o, a);
        }
    }
}
