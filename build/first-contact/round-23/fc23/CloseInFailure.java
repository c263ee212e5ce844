package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class CloseInFailure extends Base {
    public CloseInFailure() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final ThreadLocal<NdkConnector> failing = new ThreadLocal<>();

        private NdkRequestCompletion watched(NdkConnector o, NdkRequestCompletion consumers) {
            return (context, status) -> {
                NdkConnector outer = failing.get();
                failing.set(status.isSuccess() ? outer : o);
                try {
                    consumers.complete(context, status);
                } finally {
                    failing.set(outer);
                }
            };
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, watched(o, a.requestCompletion())));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, with(a, watched(o, a.requestCompletion())));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            if (failing.get() == o) {
                r.closeConnector(o, new CloseArgs(context -> {}, a.requestContext()));
                return NtStatus.STATUS_SUCCESS;
            }
            return r.closeConnector(o, a);
        }
    }
}
