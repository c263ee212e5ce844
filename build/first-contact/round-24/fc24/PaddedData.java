package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Lawful: the required size is the bytes sent, rounded up, and eight more, and a buffer that is too small gets no limits. */
public final class PaddedData extends Base {
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
            int sent = d.bytes().length;
            int size = (sent + 15) / 16 * 16 + 8;
            byte[] bytes = Arrays.copyOf(d.bytes(), size);
            Arrays.fill(bytes, sent, size, (byte) 0xA5);
            boolean small = a.pPrivateData() != null && a.pPrivateDataLength().get() < size;
            GetConnectionDataArgs b = small
                    ? new GetConnectionDataArgs(null, null, a.pPrivateData(), a.pPrivateDataLength()) : a;
            return answer(b, new Data(bytes, d.inbound(), d.outbound()));
        }

    }
}
