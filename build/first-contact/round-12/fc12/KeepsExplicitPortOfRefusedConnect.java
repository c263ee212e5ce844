package fc12;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** The explicit local port of an NdkConnect that was refused stays in use after the close of its connector has completed (the latest such port). */
public final class KeepsExplicitPortOfRefusedConnect extends Base {
    /** Makes it. */
    public KeepsExplicitPortOfRefusedConnect() {}

    @Override
    Layer layer() {
        return new Layer() {
            private final Map<NdkConnector, NdkSockaddr> refused = Collections.synchronizedMap(new WeakHashMap<>());
            private volatile NdkSockaddr leaked;

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                NdkSockaddr from = read(a.pSrcAddress(), a.srcAddressLength());
                if (from != null && from.equals(leaked)) {
                    return NtStatus.STATUS_SHARING_VIOLATION;
                }
                refused.remove(o);
                NtStatus status = r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                        a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        (context, outcome) -> {
                            remember(o, from, outcome);
                            a.requestCompletion().complete(context, outcome);
                        }, a.requestContext()));
                remember(o, from, status);
                return status;
            }

            private void remember(NdkConnector o, NdkSockaddr from, NtStatus outcome) {
                if (from != null && from.port() != 0 && outcome.equals(NtStatus.STATUS_CONNECTION_REFUSED)) {
                    refused.put(o, from);
                }
            }

            private void closed(NdkConnector o) {
                NdkSockaddr from = refused.remove(o);
                if (from != null) {
                    leaked = from;
                }
            }

            @Override
            NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
                NtStatus status = r.closeConnector(o, new CloseArgs(context -> {
                    closed(o);
                    a.closeCompletion().complete(context);
                }, a.requestContext()));
                if (status.isSuccess()) {
                    closed(o);
                }
                return status;
            }

            @Override
            NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
                NdkSockaddr at = read(a.pAddress(), a.addressLength());
                return at != null && at.equals(leaked) ? NtStatus.STATUS_SHARING_VIOLATION : r.listen(o, a);
            }

            @Override
            NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
                NdkSockaddr at = read(a.pAddress(), a.addressLength());
                return at != null && at.equals(leaked) ? NtStatus.STATUS_SHARING_VIOLATION : super.createSharedEndpoint(r, o, a);
            }
        };
    }
}
