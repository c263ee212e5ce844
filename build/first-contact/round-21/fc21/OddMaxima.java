package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** Small maxima that differ from each other: 7 inbound, 3 outbound, 20 bytes of callee data. */
public final class OddMaxima extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        private static final int IN = 7;
        private static final int OUT = 3;

        @Override
        NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
            NtStatus s = r.queryAdapterInfo(o, a);
            if (s.isSuccess()) {
                a.pInfo().put(0x38, new byte[] {IN, 0, 0, 0, OUT, 0, 0, 0}, 0, 8);
                a.pInfo().put(0x58, new byte[] {20, 0, 0, 0}, 0, 4);
            }
            return s;
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                    a.destAddressLength(), Math.min(IN, a.inboundReadLimit()), Math.min(OUT, a.outboundReadLimit()),
                    a.pPrivateData(), a.privateDataLength(), a.requestCompletion(), a.requestContext()));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                    a.pDestAddress(), a.destAddressLength(), Math.min(IN, a.inboundReadLimit()),
                    Math.min(OUT, a.outboundReadLimit()), a.pPrivateData(), a.privateDataLength(),
                    a.requestCompletion(), a.requestContext()));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, Math.min(IN, a.inboundReadLimit()), Math.min(OUT, a.outboundReadLimit()),
                    a.pPrivateData(), a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, Math.min(IN, a.inboundReadLimit()), Math.min(OUT, a.outboundReadLimit()),
                    a.pPrivateData(), a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Data d = data(r, o);
            return d == null ? r.getConnectionData(o, a)
                    : answer(a, new Data(d.bytes(), Math.min(IN, d.inbound()), Math.min(OUT, d.outbound())));
        }
    }
}
