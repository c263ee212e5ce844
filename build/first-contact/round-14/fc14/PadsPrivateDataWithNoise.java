package fc14;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PadsPrivateDataWithNoise extends Base {
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
            int id = o.hashCode();
            int sent = d.bytes().length;
            byte[] all = Arrays.copyOf(d.bytes(), sent + 1 + (id & 7));
            new Random(id).nextBytes(all);
            System.arraycopy(d.bytes(), 0, all, 0, sent);
            return answer(a, new Data(all, d.inbound(), d.outbound()));
        }
    }
}
