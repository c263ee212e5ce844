package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** A connector that tries again keeps the private data of the first answer. */
public final class StaleAnswer extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private Ended kept(NdkConnectorDispatch r, NdkConnector o) {
            return s -> {
                if (s.equals(NtStatus.STATUS_CONNECTION_REFUSED) && con(o).extra == null) {
                    Data d = data(r, o);
                    if (d != null && d.bytes().length > 0) {
                        con(o).extra = d.bytes();
                    }
                }
                return s;
            };
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            Ended e = kept(r, o);
            return inline(r.connect(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            Ended e = kept(r, o);
            return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            if (con(o).extra instanceof byte[] old) {
                Data d = data(r, o);
                if (d != null) {
                    return answer(a, new Data(old, d.inbound(), d.outbound()));
                }
            }
            return r.getConnectionData(o, a);
        }
    }
}
