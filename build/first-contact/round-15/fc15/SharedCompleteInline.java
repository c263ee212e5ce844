package fc15;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkCompleteConnect inside the completion of a shared-endpoint connect finds no connect in progress. */
public final class SharedCompleteInline extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            final ThreadLocal<NdkConnector> inside = new ThreadLocal<>();

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return r.connectWithSharedEndpoint(o, with(a, (context, status) -> {
                    NdkConnector before = inside.get();
                    inside.set(o);
                    try {
                        a.requestCompletion().complete(context, status);
                    } finally {
                        inside.set(before);
                    }
                }));
            }

            @Override
            NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
                return inside.get() == o ? NtStatus.STATUS_CONNECTION_INVALID : r.completeConnect(o, a);
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                return inside.get() == o ? NtStatus.STATUS_CONNECTION_INVALID : r.completeConnectEx(o, a);
            }
        };
    }
}
