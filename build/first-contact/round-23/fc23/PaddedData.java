package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PaddedData extends Base {
    public PaddedData() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Data d = data(r, o);
            if (d == null) {
                return r.getConnectionData(o, a);
            }
            int size = d.bytes().length;
            byte[] padded = Arrays.copyOf(d.bytes(), (size / 64 + 1) * 64);
            Arrays.fill(padded, size, padded.length, (byte) 0xA5);
            return answer(a, new Data(padded, d.inbound(), d.outbound()));
        }
    }
}
