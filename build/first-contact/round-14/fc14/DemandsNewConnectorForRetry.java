package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class DemandsNewConnectorForRetry extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Set<NdkConnector> failed = weakSet();

        private void ended(NdkConnector o, NtStatus s) {
            if (!s.isSuccess() && !s.equals(NtStatus.STATUS_PENDING)) {
                failed.add(o);
            }
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            if (failed.contains(o)) {
                return NtStatus.STATUS_INVALID_DEVICE_STATE;
            }
            NtStatus s = r.connect(o, with(a, (context, status) -> {
                ended(o, status);
                a.requestCompletion().complete(context, status);
            }));
            ended(o, s);
            return s;
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            if (failed.contains(o)) {
                return NtStatus.STATUS_INVALID_DEVICE_STATE;
            }
            NtStatus s = r.connectWithSharedEndpoint(o, with(a, (context, status) -> {
                ended(o, status);
                a.requestCompletion().complete(context, status);
            }));
            ended(o, s);
            return s;
        }
    }
}
