package fc9;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import static org.ndktck.api.NtStatus.*;

public final class PadsThePrivateDataWithBytesOfItsOwn extends H {
    Wrap wrap() { return new W(); }
    static class W extends Wrap {
        final AtomicInteger next = new AtomicInteger();
        Conn conn(NdkConnectorDispatch r, Lis from) {
            int more = 1 + next.getAndIncrement() % 40;
            return new Conn(r, from) {
                public NtStatus getConnectionData(NdkConnector c, GetConnectionDataArgs g) {
                    Mem m = new Mem(8192); U32 n = new U32(8192);
                    NtStatus s = r.getConnectionData(c, new GetConnectionDataArgs(g.pInboundReadLimit(), g.pOutboundReadLimit(), m, n));
                    if (!s.isSuccess()) return s;
                    int sent = (int) n.get(), size = sent + more;
                    for (int i = sent; i < size; i++) m.put(i, (byte) 0xA5);
                    if (g.pPrivateData() == null) { g.pPrivateDataLength().set(size); return STATUS_SUCCESS; }
                    long room = g.pPrivateDataLength().get();
                    for (int i = 0; i < Math.min(room, size); i++) g.pPrivateData().put(i, m.get(i));
                    g.pPrivateDataLength().set(size);
                    return room < size ? STATUS_BUFFER_TOO_SMALL : STATUS_SUCCESS;
                }
            };
        }
    }
}
