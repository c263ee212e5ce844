package fc26;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class TrailingZeros extends Base {
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
            int n = d.bytes().length; // the message has a fixed size and is padded with zeros
            while (n > 0 && d.bytes()[n - 1] == 0) {
                n--;
            }
            return answer(a, new Data(Arrays.copyOf(d.bytes(), n), d.inbound(), d.outbound()));
        }
    }
}
