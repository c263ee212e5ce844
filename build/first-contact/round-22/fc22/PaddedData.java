package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Lawful: the required size exceeds what the peer sent; bytes of no meaning follow. */
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
            byte[] padded = Arrays.copyOf(d.bytes(), d.bytes().length + 7);
            Arrays.fill(padded, d.bytes().length, padded.length, (byte) 0xA5);
            return answer(a, new Data(padded, d.inbound(), d.outbound()));
        }
    }
}
