package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A small adapter: one incoming and two outgoing reads, 5 bytes of caller data and 3 of callee data. */
public final class LawTiny extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            static final long IN = 1;
            static final long OUT = 2;

            @Override
            NtStatus queryAdapterInfo(NdkAdapterDispatch r, NdkAdapter o, QueryAdapterInfoArgs a) {
                NtStatus s = r.queryAdapterInfo(o, a);
                if (s.isSuccess() && a.pInfo() != null) {
                    put(a.pInfo(), 0x20, 0x12345);
                    put(a.pInfo(), 0x38, (int) IN);
                    put(a.pInfo(), 0x3C, (int) OUT);
                    put(a.pInfo(), 0x54, 5);
                    put(a.pInfo(), 0x58, 3);
                }
                return s;
            }

            static void put(BytePointer p, int offset, int value) {
                for (int i = 0; i < 4; i++) {
                    p.put(offset + i, (byte) (value >>> 8 * i));
                }
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
                        Math.min(OUT, a.outboundReadLimit()), a.pPrivateData(), a.privateDataLength(), a.requestCompletion(),
                        a.requestContext()));
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
                Num in = a.pInboundReadLimit() == null ? null : new Num(-1);
                Num out = a.pOutboundReadLimit() == null ? null : new Num(-1);
                NtStatus s = r.getConnectionData(o,
                        new GetConnectionDataArgs(in, out, a.pPrivateData(), a.pPrivateDataLength()));
                if (in != null && in.value >= 0) {
                    a.pInboundReadLimit().set(Math.min(IN, in.value));
                }
                if (out != null && out.value >= 0) {
                    a.pOutboundReadLimit().set(Math.min(OUT, out.value));
                }
                return s;
            }
        };
    }
}
