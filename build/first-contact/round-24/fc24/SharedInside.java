package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Notes the success of a connect over a shared endpoint only when its completion has returned. */
public final class SharedInside extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            Con c = con(o);
            return r.connectWithSharedEndpoint(o, with(a, (context, status) -> {
                c.extra = Boolean.TRUE;
                try {
                    a.requestCompletion().complete(context, status);
                } finally {
                    c.extra = null;
                }
            }));
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return con(o).extra != null ? NtStatus.STATUS_CONNECTION_INVALID : r.completeConnect(o, a);
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return con(o).extra != null ? NtStatus.STATUS_CONNECTION_INVALID : r.completeConnectEx(o, a);
        }

    }
}
