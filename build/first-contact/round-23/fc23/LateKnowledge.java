package fc23;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class LateKnowledge extends Base {
    public LateKnowledge() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private NdkRequestCompletion known(NdkConnector o, NdkRequestCompletion c) {
            return then(c, ended(o));
        }

        private Ended ended(NdkConnector o) {
            return s -> {
                if (s.isSuccess()) {
                    con(o).connected = true;
                }
                return s;
            };
        }

        private static String family(NdkSockaddr s) {
            return s != null && s.length() == NdkSockaddr.SOCKADDR_IN6_LENGTH ? "6" : "4";
        }

        private boolean unknown(NdkConnector o) {
            return origin(o) == null && !con(o).connected;
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            con(o).key = family(read(a.pSrcAddress(), a.srcAddressLength()));
            return inline(r.connect(o, with(a, known(o, a.requestCompletion()))), ended(o));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            con(o).key = family(read(a.pDestAddress(), a.destAddressLength()));
            return inline(r.connectWithSharedEndpoint(o, with(a, known(o, a.requestCompletion()))), ended(o));
        }

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            if (!unknown(o)) {
                return r.getLocalAddress(o, a);
            }
            if (con(o).key == null) {
                return NtStatus.STATUS_INVALID_DEVICE_STATE;
            }
            try {
                byte[] zero = new byte[con(o).key.equals("6") ? 16 : 4];
                return answer(a, new NdkSockaddr(java.net.InetAddress.getByAddress(zero), 0));
            } catch (java.net.UnknownHostException impossible) {
                return NtStatus.STATUS_INVALID_DEVICE_STATE;
            }
        }

        @Override
        NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            return unknown(o) ? NtStatus.STATUS_INVALID_DEVICE_STATE : r.getPeerAddress(o, a);
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Num in = new Num(0);
            Num out = new Num(0);
            NtStatus s = r.getConnectionData(o, new GetConnectionDataArgs(in, out, a.pPrivateData(), a.pPrivateDataLength()));
            if (s.isSuccess()) {
                if (a.pInboundReadLimit() != null) {
                    a.pInboundReadLimit().set(in.get());
                }
                if (a.pOutboundReadLimit() != null) {
                    a.pOutboundReadLimit().set(out.get());
                }
            }
            return s;
        }
    }
}
