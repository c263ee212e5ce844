package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class ContinuesWhereAShortFetchEnded extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        Conn conn(NdkConnectorDispatch r, Lis from) { return new Conn(r, from) {
            int at;
            public synchronized NtStatus getConnectionData(NdkConnector c, GetConnectionDataArgs g) {
                if (g.pPrivateData() == null) return r.getConnectionData(c, g);
                long room = g.pPrivateDataLength().get();
                Mem m = new Mem(8192); U32 n = new U32(8192);
                NtStatus s = r.getConnectionData(c, new GetConnectionDataArgs(g.pInboundReadLimit(), g.pOutboundReadLimit(), m, n));
                if (!s.isSuccess()) return s;
                int size = (int) n.get(), count = (int) Math.min(room, size - at);
                for (int i = 0; i < count; i++) g.pPrivateData().put(i, m.get(at + i));
                at = room < size ? at + count : 0;
                if (at >= size) at = 0;
                g.pPrivateDataLength().set(size);
                return room < size ? STATUS_BUFFER_TOO_SMALL : STATUS_SUCCESS;
            }
        }; }
    }
}
