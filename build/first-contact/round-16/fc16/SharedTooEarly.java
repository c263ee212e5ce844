package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkCompleteConnect is refused inside the completion of a connect over a shared endpoint. */
public final class SharedTooEarly extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                Con c = con(o);
                return r.connectWithSharedEndpoint(o, with(a, (context, status) -> {
                    c.extra = Thread.currentThread();
                    a.requestCompletion().complete(context, status);
                    c.extra = null;
                }));
            }

            @Override
            NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
                return con(o).extra == Thread.currentThread() ? NtStatus.STATUS_CONNECTION_INVALID : r.completeConnect(o, a);
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                return con(o).extra == Thread.currentThread() ? NtStatus.STATUS_CONNECTION_INVALID : r.completeConnectEx(o, a);
            }
        };
    }
}
