package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class AddsFillBytesToThePrivateData extends Base {
    private final java.util.concurrent.atomic.AtomicInteger made = new java.util.concurrent.atomic.AtomicInteger();
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        int extra = made.incrementAndGet() % 5 * 7;
        return new ConnTable(r, from) {
            @Override public NtStatus getConnectionData(NdkConnector c, GetConnectionDataArgs x) {
                long capacity = x.pPrivateDataLength().get();
                Cell length = new Cell(0);
                NtStatus st = real.getConnectionData(c, new GetConnectionDataArgs(x.pInboundReadLimit(), x.pOutboundReadLimit(), null, length));
                if (!st.isSuccess()) return st;
                byte[] b = new byte[(int) length.get() + extra];
                Arrays.fill(b, (byte) 0xA5);
                st = real.getConnectionData(c, new GetConnectionDataArgs(null, null, new Bytes(b), length));
                if (!st.isSuccess()) return st;
                x.pPrivateDataLength().set(b.length);
                if (x.pPrivateData() == null) return NtStatus.STATUS_SUCCESS;
                int n = (int) Math.min(capacity, b.length);
                if (n > 0) x.pPrivateData().put(0, b, 0, n);
                return capacity < b.length ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
