package fc1;

import java.util.*;
import org.ndktck.api.*;

/** WRONG: a listener keeps the private data of its latest request only; an older undecided one shows them too. */
public final class KeepsOneRequestBufferPerListener extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            private final Map<NdkListener, byte[]> latest = weak();

            @Override
            void incoming(NdkListener l, NdkConnectEventCallback event, long context, NdkConnector c) {
                Memory.Cell size = new Memory.Cell(0);
                NdkConnectorDispatch real = real(c);
                if (real.getConnectionData(c, new GetConnectionDataArgs(null, null, null, size)).isSuccess()) {
                    int count = (int) size.get();
                    Memory data = new Memory(count + 1);
                    if (real.getConnectionData(c, new GetConnectionDataArgs(null, null, data, size)).isSuccess()) {
                        latest.put(l, data.first(count));
                    }
                }
                super.incoming(l, event, context, c);
            }

            @Override
            public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs x) {
                NdkListener l = listenerOf(o);
                byte[] data = l == null ? null : latest.get(l);
                if (data == null) return super.getConnectionData(o, x);
                NtStatus s = super.getConnectionData(o, new GetConnectionDataArgs(
                        x.pInboundReadLimit(), x.pOutboundReadLimit(), null, new Memory.Cell(0)));
                if (!s.isSuccess()) return s;
                long capacity = x.pPrivateDataLength().get();
                x.pPrivateDataLength().set(data.length);
                if (x.pPrivateData() == null) return NtStatus.STATUS_SUCCESS;
                int count = (int) Math.min(capacity, data.length);
                if (count > 0) x.pPrivateData().put(0, data, 0, count);
                return capacity < data.length ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
