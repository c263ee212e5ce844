package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class ForgetsDataOfRejection extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Set<NdkConnector> failed = weakSet();

        private void ended(NdkConnector o, NtStatus s) {
            if (s.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                failed.add(o);
            }
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            failed.remove(o);
            NtStatus s = r.connect(o, with(a, (context, status) -> {
                ended(o, status);
                a.requestCompletion().complete(context, status);
            }));
            ended(o, s);
            return s;
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            failed.remove(o);
            NtStatus s = r.connectWithSharedEndpoint(o, with(a, (context, status) -> {
                ended(o, status);
                a.requestCompletion().complete(context, status);
            }));
            ended(o, s);
            return s;
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            return failed.contains(o) ? NtStatus.STATUS_INVALID_DEVICE_STATE : r.getConnectionData(o, a);
        }
    }
}
