package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Sends no more private data with an acceptance than with the first one of the same listener. */
public final class AcceptRoom extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private long room(NdkConnector o, long length) {
            Lis l = origin(o);
            if (l == null || length == 0) {
                return length;
            }
            synchronized (l) {
                if (l.extra == null) {
                    l.extra = length;
                }
                return Math.min(length, (Long) l.extra);
            }
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    room(o, a.privateDataLength()), a.disconnectEvent(), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    room(o, a.privateDataLength()), a.disconnectEvent(), a.requestCompletion()));
        }

    }
}
