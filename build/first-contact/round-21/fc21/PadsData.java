package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** The required size is larger than what was sent, differs between connections, and odd bytes fill the rest. */
public final class PadsData extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Data d = data(r, o);
            if (d == null) {
                return r.getConnectionData(o, a);
            }
            int pad = 16 + System.identityHashCode(o) % 50;
            byte[] padded = Arrays.copyOf(d.bytes(), d.bytes().length + pad);
            Arrays.fill(padded, d.bytes().length, padded.length, (byte) 0xEE);
            boolean small = a.pPrivateData() != null && a.pPrivateDataLength().get() < padded.length;
            return answer(small ? new GetConnectionDataArgs(null, null, a.pPrivateData(), a.pPrivateDataLength()) : a,
                    new Data(padded, d.inbound(), d.outbound()));
        }
    }
}
