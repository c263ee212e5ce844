package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkCompleteConnectEx called inside the request completion of the NdkConnect of the same connector returns STATUS_CONNECTION_INVALID, because the state is only advanced after the callback. */
public final class RefusesCompleteConnectExInsideTheConnectCompletion extends Base {

    public RefusesCompleteConnectExInsideTheConnectCompletion() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final ThreadLocal<NdkConnector> inside = new ThreadLocal<>();

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, with(a, (context, status) -> {
                NdkConnector outer = inside.get();
                inside.set(o);
                try {
                    a.requestCompletion().complete(context, status);
                } finally {
                    inside.set(outer);
                }
            }));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return inside.get() == o ? NtStatus.STATUS_CONNECTION_INVALID : r.completeConnectEx(o, a);
        }
    }
}
