package fc11;

import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** The explicit local port of a connect that was refused stays taken for good when its connector is closed. */
public final class LeaksTheLocalPortOfARefusedConnect extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private final Map<NdkConnector, NdkSockaddr> refused = Collections.synchronizedMap(new WeakHashMap<>());
        private final Set<NdkSockaddr> leaked = Collections.synchronizedSet(new HashSet<>());

        private boolean leaked(ConstBytePointer p, long length) {
            NdkSockaddr s = read(p, length);
            return s != null && leaked.contains(s);
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            NdkSockaddr source = read(a.pSrcAddress(), a.srcAddressLength());
            if (source != null && leaked.contains(source)) {
                return NtStatus.STATUS_SHARING_VIOLATION;
            }
            refused.remove(o);
            NtStatus s = r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                    a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), (context, status) -> {
                        note(o, source, status);
                        a.requestCompletion().complete(context, status);
                    }, a.requestContext()));
            note(o, source, s);
            return s;
        }

        private void note(NdkConnector o, NdkSockaddr source, NtStatus s) {
            if (s.equals(NtStatus.STATUS_CONNECTION_REFUSED) && source != null && source.port() != 0) {
                refused.put(o, source);
            }
        }

        @Override
        NtStatus closeConnector(NdkConnectorDispatch r, NdkConnector o, CloseArgs a) {
            NdkSockaddr kept = refused.remove(o);
            if (kept != null) {
                leaked.add(kept);
            }
            return r.closeConnector(o, a);
        }

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            return leaked(a.pAddress(), a.addressLength()) ? NtStatus.STATUS_SHARING_VIOLATION : r.listen(o, a);
        }

        @Override
        NtStatus createSharedEndpoint(NdkAdapterDispatch r, NdkAdapter o, CreateSharedEndpointArgs a) {
            return leaked(a.pAddress(), a.addressLength())
                    ? NtStatus.STATUS_SHARING_VIOLATION
                    : super.createSharedEndpoint(r, o, a);
        }
    }
}
