package fc13;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** After a fetch into too short a buffer on the active side, the bytes that were copied are gone: later calls give only the rest, and a required size for it. */
public final class UsesUpTheBytesOfAShortFetch extends Base {

    public UsesUpTheBytesOfAShortFetch() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private Ended ended(NdkConnector o) {
            return s -> {
                con(o).connected = s.isSuccess();
                return s;
            };
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            Ended e = ended(o);
            return inline(r.connect(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            Ended e = ended(o);
            return inline(r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), e))), e);
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Con c = con(o);
            Data d = c.connected ? data(r, o) : null;
            if (d == null) {
                return r.getConnectionData(o, a);
            }
            synchronized (c) {
                byte[] rest = Arrays.copyOfRange(d.bytes(), Math.min(c.taken, d.bytes().length), d.bytes().length);
                long capacity = a.pPrivateDataLength().get();
                NtStatus s = answer(a, new Data(rest, d.inbound(), d.outbound()));
                if (a.pPrivateData() != null && capacity < rest.length) {
                    c.taken += (int) capacity;
                }
                return s;
            }
        }
    }
}
