package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The length of private data is found by looking for its last non-zero byte, so that data which ends in zero bytes is reported and copied without them. */
public final class TrailingZero extends Base {
    public TrailingZero() {}

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
            int n = d.bytes().length;
            while (n > 0 && d.bytes()[n - 1] == 0) {
                n--;
            }
            if (n == d.bytes().length) {
                return r.getConnectionData(o, a);
            }
            return answer(a, new Data(Arrays.copyOf(d.bytes(), n), d.inbound(), d.outbound()));
        }
    }
}
