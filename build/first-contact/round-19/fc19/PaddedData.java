package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PaddedData extends Base {
    public PaddedData() {}

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
            int size = (int) Math.max(d.bytes().length, origin(o) != null ? mostCallerData : mostCalleeData) + 4;
            byte[] padded = Arrays.copyOf(d.bytes(), size);
            Arrays.fill(padded, d.bytes().length, size, (byte) 0xA5);
            return answer(a, new Data(padded, d.inbound(), d.outbound()));
        }
    }
}
