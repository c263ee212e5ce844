package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Unusual but permitted codes and reasons: for what a close cancels, for an aborted establishment, for a reject. */
public final class LawCodes extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            NdkRequestCompletion odd(NdkConnector o, NdkRequestCompletion c, boolean establishing) {
                return then(c, s -> code(o, s, establishing));
            }

            NtStatus code(NdkConnector o, NtStatus s, boolean establishing) {
                if (!s.isFailure()) {
                    return s;
                }
                if (con(o).closing) {
                    return NtStatus.STATUS_UNSUCCESSFUL;
                }
                return establishing && s.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_CONNECTION_REFUSED : s;
            }

            static NdkDisconnectEventCallbackEx reason(NdkDisconnectEventCallbackEx e) {
                return e == null ? null : (context, reason) -> e.disconnectEvent(context, 0xFFFF_FFFEL);
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                con(o).closing = true;
                return r.closeConnector(o, a);
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                return r.connect(o, with(a, odd(o, a.requestCompletion(), false)));
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return r.connectWithSharedEndpoint(o, with(a, odd(o, a.requestCompletion(), false)));
            }

            @Override
            NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
                return code(o, r.accept(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                        a.privateDataLength(), a.disconnectEvent(), odd(o, a.requestCompletion(), true))), true);
            }

            @Override
            NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
                return code(o, r.acceptEx(o, with(a, a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                        a.privateDataLength(), reason(a.disconnectEvent()), odd(o, a.requestCompletion(), true))), true);
            }

            @Override
            NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
                return code(o, r.completeConnect(o, with(a, a.disconnectEvent(), odd(o, a.requestCompletion(), true))), true);
            }

            @Override
            NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
                return code(o, r.completeConnectEx(o, with(a, reason(a.disconnectEvent()), odd(o, a.requestCompletion(), true))), true);
            }

            @Override
            NtStatus disconnect(NdkConnectorDispatch r, NdkConnector o, DisconnectArgs a) {
                return r.disconnect(o, new DisconnectArgs(odd(o, a.requestCompletion(), false), a.requestContext()));
            }

            @Override
            NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
                NtStatus s = r.reject(o, a);
                return s.equals(NtStatus.STATUS_CONNECTION_ABORTED) ? NtStatus.STATUS_SUCCESS : s;
            }
        };
    }
}
