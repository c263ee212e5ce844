package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** After a rejection with private data a retry on the same connector shows those data again. */
public final class OldRejection extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            NtStatus ended(NdkConnectorDispatch r, NdkConnector o, NtStatus status) {
                Con c = con(o);
                if (status.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                    Data d = data(r, o);
                    if (d != null && d.bytes().length > 0) {
                        c.extra = d.bytes();
                    }
                } else if (status.isSuccess() && c.extra != null) {
                    c.taken = 1;
                }
                return status;
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                con(o).taken = 0;
                Ended e = s -> ended(r, o, s);
                return inline(r.connect(o, with(a, then(a.requestCompletion(), e))), e);
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                con(o).taken = 0;
                Ended e = s -> ended(r, o, s);
                return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
            }

            @Override
            NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
                Con c = con(o);
                Data d = c.taken == 1 ? data(r, o) : null;
                if (d == null) {
                    return r.getConnectionData(o, a);
                }
                return answer(a, new Data((byte[]) c.extra, d.inbound(), d.outbound()));
            }
        };
    }
}
