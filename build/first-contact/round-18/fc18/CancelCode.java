package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** What a connector's close cancels ends with STATUS_UNSUCCESSFUL. */
public final class CancelCode extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private Ended ended(NdkConnector o) {
                Con k = con(o);
                return s -> k.closing && (s.equals(NtStatus.STATUS_CANCELLED) || s.equals(NtStatus.STATUS_CONNECTION_ABORTED))
                        ? NtStatus.STATUS_UNSUCCESSFUL : s;
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                con(o).closing = true;
                return r.closeConnector(o, a);
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                return r.connect(o, with(a, then(a.requestCompletion(), ended(o))));
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return r.connectWithSharedEndpoint(o, with(a, then(a.requestCompletion(), ended(o))));
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                return r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                        a.privateDataLength(), a.disconnectEvent(), then(a.requestCompletion(), ended(o))));
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                return r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                        a.privateDataLength(), a.disconnectEvent(), then(a.requestCompletion(), ended(o))));
            }

            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                return r.disconnect(o, new DisconnectArgs(then(a.requestCompletion(), ended(o)), a.requestContext()));
            }
        };
    }
}
