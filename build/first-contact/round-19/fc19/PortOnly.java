package fc19;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class PortOnly extends Base {
    public PortOnly() {}

    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private final Map<Lis, NdkSockaddr> listening = new ConcurrentHashMap<>();

        @Override
        NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
            Ended e = s -> {
                NdkSockaddr at = s.isSuccess() ? address(x -> r.getLocalAddress(o, x)) : null;
                Lis l = of(o);
                if (at != null && l != null && !l.closing) {
                    listening.put(l, at);
                }
                return s;
            };
            return inline(r.listen(o, new ListenArgs(a.pAddress(), a.addressLength(), then(a.requestCompletion(), e),
                    a.requestContext())), e);
        }

        @Override
        NtStatus closeListener(NdkListenerDispatch r, NdkListener o, CloseArgs a) {
            Lis l = of(o);
            NtStatus s = super.closeListener(r, o, a);
            if (l != null) {
                listening.remove(l);
            }
            return s;
        }

        /** The listener's address in the place of the destination, or null to leave it. */
        private NdkSockaddr found(ConstBytePointer p, long length) {
            NdkSockaddr to = read(p, length);
            if (to == null || !addresses.contains(to.address()) || listening.containsValue(to)) {
                return null;
            }
            for (Map.Entry<Lis, NdkSockaddr> e : listening.entrySet()) {
                NdkSockaddr at = e.getValue();
                if (at.port() == to.port() && at.length() == to.length() && !e.getKey().closing) {
                    return at;
                }
            }
            return null;
        }

        private static Bytes bytes(NdkSockaddr s) {
            Bytes b = new Bytes(new byte[s.length()]);
            s.writeTo(b);
            return b;
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            NdkSockaddr at = found(a.pDestAddress(), a.destAddressLength());
            return r.connect(o, at == null ? a : new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(),
                    bytes(at), at.length(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                    a.privateDataLength(), a.requestCompletion(), a.requestContext()));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            NdkSockaddr at = found(a.pDestAddress(), a.destAddressLength());
            return r.connectWithSharedEndpoint(o, at == null ? a : new ConnectWithSharedEndpointArgs(a.pNdkQp(),
                    a.pNdkSharedEndpoint(), bytes(at), at.length(), a.inboundReadLimit(), a.outboundReadLimit(),
                    a.pPrivateData(), a.privateDataLength(), a.requestCompletion(), a.requestContext()));
        }
    }
}
