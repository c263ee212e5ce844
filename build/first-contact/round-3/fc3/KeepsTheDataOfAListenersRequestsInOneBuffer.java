package fc3;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The private data of a request lies in a buffer of the listener, so that the next request overwrites it. */
public final class KeepsTheDataOfAListenersRequestsInOneBuffer extends Wrapper {

    @Override
    protected Driver driver() {
        return new Driver() {

            @Override
            protected void connectEvent(Lsn l, Conn c, NdkConnector o, NdkConnectEventCallback to, long context) {
                Memory.Cell size = new Memory.Cell(0);
                if (c.real.getConnectionData(o, new GetConnectionDataArgs(null, null, null, size)).isSuccess()) {
                    Memory data = new Memory((int) size.get());
                    if (c.real.getConnectionData(o, new GetConnectionDataArgs(null, null, data, size)).isSuccess()) {
                        l.put("data", data.copy((int) size.get()));
                    }
                }
                to.connectEvent(context, o);
            }

            @Override
            protected NtStatus getConnectionData(Conn s, NdkConnector o, GetConnectionDataArgs a) {
                byte[] data = s.listener == null ? null : s.listener.get("data");
                if (data == null) {
                    return s.real.getConnectionData(o, a);
                }
                NtStatus status = s.real.getConnectionData(o, new GetConnectionDataArgs(a.pInboundReadLimit(),
                        a.pOutboundReadLimit(), null, new Memory.Cell(0)));
                if (!status.isSuccess()) {
                    return status;
                }
                long capacity = a.pPrivateDataLength().get();
                a.pPrivateDataLength().set(data.length);
                if (a.pPrivateData() == null) {
                    return NtStatus.STATUS_SUCCESS;
                }
                int count = (int) Math.min(capacity, data.length);
                a.pPrivateData().put(0, data, 0, count);
                return capacity < data.length ? NtStatus.STATUS_BUFFER_TOO_SMALL : NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
