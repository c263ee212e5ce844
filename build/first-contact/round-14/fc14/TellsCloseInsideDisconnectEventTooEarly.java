package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class TellsCloseInsideDisconnectEventTooEarly extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final ThreadLocal<Set<NdkConnector>> inside =
                ThreadLocal.withInitial(() -> Collections.newSetFromMap(new IdentityHashMap<>()));

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            NdkDisconnectEventCallback e = a.disconnectEvent();
            if (e == null) {
                return r.accept(o, a);
            }
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                    context -> {
                        inside.get().add(o);
                        try {
                            e.disconnectEvent(context);
                        } finally {
                            inside.get().remove(o);
                        }
                    }, a.requestCompletion()));
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            if (!inside.get().contains(o)) {
                return r.closeConnector(o, a);
            }
            NtStatus s = r.closeConnector(o, new CloseArgs(x -> {}, a.requestContext()));
            if (s.equals(NtStatus.STATUS_PENDING)) {
                a.closeCompletion().complete(a.requestContext());
            }
            return s;
        }
    }
}
