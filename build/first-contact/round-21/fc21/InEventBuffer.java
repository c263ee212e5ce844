package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** An accept inside the connect event sends no more than 256 bytes of private data. */
public final class InEventBuffer extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        /** Bytes of the buffer that the event handler has on its stack. */
        private static final long BUFFER = 256;

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            Con k = con(c);
            k.extra = Thread.currentThread();
            try {
                consumers.connectEvent(context, c);
            } finally {
                k.extra = null;
            }
        }

        private long most(NdkConnector o, long length) {
            return con(o).extra == Thread.currentThread() ? Math.min(length, BUFFER) : length;
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    most(o, a.privateDataLength()), a.disconnectEvent(), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    most(o, a.privateDataLength()), a.disconnectEvent(), a.requestCompletion()));
        }
    }
}
