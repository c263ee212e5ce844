package fc26;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PaddedData extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    static final class L extends Layer {
        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Data d = data(r, o);
            if (d == null) {
                return r.getConnectionData(o, a);
            }
            int n = d.bytes().length;
            int size = (n + 10) / 7 * 7;
            byte[] all = Arrays.copyOf(d.bytes(), size);
            Arrays.fill(all, n, size, (byte) 0xA5);
            return answer(a, new Data(all, d.inbound(), d.outbound()));
        }
    }
}
