package fc17;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A modest adapter: MaxInboundReadLimit 7, MaxOutboundReadLimit 3, MaxCallerData 9, MaxCalleeData 5, all kept consistently. */
public final class SmallMaxima extends Base {
    public SmallMaxima() {}

    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        private static final long IN = 7;
        private static final long OUT = 3;

        @Override
        NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
            NtStatus s = r.queryAdapterInfo(o, a);
            if (s.isSuccess() && a.pInfo() != null) {
                put(a.pInfo(), 0x38, IN);
                put(a.pInfo(), 0x3C, OUT);
                put(a.pInfo(), 0x54, 9);
                put(a.pInfo(), 0x58, 5);
            }
            return s;
        }

        private static void put(BytePointer p, int at, long v) {
            for (int i = 0; i < 4; i++) {
                p.put(at + i, (byte) (v >> 8 * i));
            }
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            return r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                    a.destAddressLength(), Math.min(a.inboundReadLimit(), IN), Math.min(a.outboundReadLimit(), OUT),
                    a.pPrivateData(), a.privateDataLength(), a.requestCompletion(), a.requestContext()));
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                    a.pDestAddress(), a.destAddressLength(), Math.min(a.inboundReadLimit(), IN),
                    Math.min(a.outboundReadLimit(), OUT), a.pPrivateData(), a.privateDataLength(), a.requestCompletion(),
                    a.requestContext()));
        }

        @Override
        NtStatus accept(NdkConnectorDispatch r, NdkConnector o, AcceptArgs a) {
            return r.accept(o, with(a, Math.min(a.inboundReadLimit(), IN), Math.min(a.outboundReadLimit(), OUT),
                    a.pPrivateData(), a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }

        @Override
        NtStatus acceptEx(NdkConnectorDispatch r, NdkConnector o, AcceptExArgs a) {
            return r.acceptEx(o, with(a, Math.min(a.inboundReadLimit(), IN), Math.min(a.outboundReadLimit(), OUT),
                    a.pPrivateData(), a.privateDataLength(), a.disconnectEvent(), a.requestCompletion()));
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            Num in = new Num(-1);
            Num out = new Num(-1);
            NtStatus s = r.getConnectionData(o, new GetConnectionDataArgs(in, out, a.pPrivateData(), a.pPrivateDataLength()));
            if (a.pInboundReadLimit() != null && in.value >= 0) {
                a.pInboundReadLimit().set(Math.min(in.value, IN));
            }
            if (a.pOutboundReadLimit() != null && out.value >= 0) {
                a.pOutboundReadLimit().set(Math.min(out.value, OUT));
            }
            return s;
        }
    }
}
