package fc20;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** NdkCloseConnector from inside the request completion of NdkDisconnect of that connector returns STATUS_SUCCESS while the completion is still running. */
public final class CloseInDisconnectDone extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private final ThreadLocal<NdkConnector> inside = new ThreadLocal<>();

        @Override
        NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
            return r.disconnect(o, new DisconnectArgs((context, status) -> {
                NdkConnector outer = inside.get();
                inside.set(o);
                try {
                    a.requestCompletion().complete(context, status);
                } finally {
                    inside.set(outer);
                }
            }, a.requestContext()));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            if (inside.get() != o) {
                return r.closeConnector(o, a);
            }
            r.closeConnector(o, new CloseArgs(context -> {}, a.requestContext()));
            return NtStatus.STATUS_SUCCESS;
        }
    }
}
