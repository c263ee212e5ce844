package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class OneBuffer extends Base {
    public OneBuffer() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        /** The receive buffer of a listener. */
        private static final class Buffer {
            final byte[] bytes = new byte[4096];
        }

        private record Of(Buffer buffer, int length) {}

        @Override
        void connectEvent(NdkConnectEventCallback consumers, long context, NdkConnectorDispatch real, NdkConnector c, Lis l) {
            Data d = data(real, c);
            if (d != null) {
                Buffer b;
                synchronized (l) {
                    if (l.extra == null) {
                        l.extra = new Buffer();
                    }
                    b = (Buffer) l.extra;
                }
                synchronized (b) {
                    System.arraycopy(d.bytes(), 0, b.bytes, 0, d.bytes().length);
                }
                con(c).extra = new Of(b, d.bytes().length);
            }
            super.connectEvent(consumers, context, real, c, l);
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            if (con(o).extra instanceof Of of) {
                Data d = data(r, o);
                if (d != null) {
                    byte[] bytes;
                    synchronized (of.buffer()) {
                        bytes = Arrays.copyOf(of.buffer().bytes, of.length());
                    }
                    return answer(a, new Data(bytes, d.inbound(), d.outbound()));
                }
            }
            return r.getConnectionData(o, a);
        }
    }
}
