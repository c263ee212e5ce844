package fc24;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** Keeps the private data of the first rejection of a connector for all later ones. */
public final class RejectTwice extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private Ended ended(NdkConnectorDispatch r, NdkConnector o) {
            Con c = con(o);
            c.key = null;
            return s -> {
                if (s.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                    if (c.extra == null) {
                        Data d = data(r, o);
                        if (d != null && d.bytes().length > 0) {
                            c.extra = d.bytes();
                        }
                    }
                    c.key = "refused";
                }
                return s;
            };
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            Ended e = ended(r, o);
            return inline(r.connect(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            Ended e = ended(r, o);
            return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Con c = con(o);
            if (c.key != null && c.extra != null) {
                Data d = data(r, o);
                if (d != null && d.bytes().length > 0) {
                    return answer(a, new Data((byte[]) c.extra, d.inbound(), d.outbound()));
                }
            }
            return r.getConnectionData(o, a);
        }

    }
}
