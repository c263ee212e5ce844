package fc25;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A reject frame with a payload comes as another completion code of the firmware, which the driver knows as an abort. */
public final class RejectReason extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private NdkRequestCompletion map(NdkConnectorDispatch r, NdkConnector o, NdkRequestCompletion c) {
            return then(c, s -> status(r, o, s));
        }

        private NtStatus status(NdkConnectorDispatch r, NdkConnector o, NtStatus s) {
            if (!s.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                return s;
            }
            Data d = data(r, o);
            return d != null && d.bytes().length > 0 ? NtStatus.STATUS_CONNECTION_ABORTED : s;
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return inline(r.connect(o, with(a, map(r, o, a.requestCompletion()))), s -> status(r, o, s));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return inline(r.connectWithSharedEndpoint(o, with(a, map(r, o, a.requestCompletion()))), s -> status(r, o, s));
        }
    }
}
