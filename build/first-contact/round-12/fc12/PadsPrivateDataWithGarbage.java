package fc12;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.ndktck.api.*;

/** Lawful by GCD-15, GCD-17 and AMB-42: the required size exceeds what the peer sent by 5 to 11 bytes, another number for each connector, and the rest is filled with garbage. */
public final class PadsPrivateDataWithGarbage extends Base {
    /** Makes it. */
    public PadsPrivateDataWithGarbage() {}

    @Override
    Layer layer() {
        return new Layer() {
            private final Map<NdkConnector, byte[]> rest = Collections.synchronizedMap(new WeakHashMap<>());
            private final Map<NdkConnector, Boolean> failed = Collections.synchronizedMap(new WeakHashMap<>());
            private int next;

            private synchronized byte[] garbage() {
                byte[] g = new byte[5 + next++ % 7];
                java.util.Arrays.fill(g, (byte) (0xA0 + g.length));
                return g;
            }

            private NdkRequestCompletion noting(NdkConnector o, NdkRequestCompletion consumers) {
                failed.remove(o);
                return (context, status) -> {
                    if (!status.isSuccess()) {
                        failed.put(o, true);
                    }
                    consumers.complete(context, status);
                };
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                return r.connect(o, new ConnectArgs(a.pNdkQp(), a.pSrcAddress(), a.srcAddressLength(), a.pDestAddress(),
                        a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(), a.privateDataLength(),
                        noting(o, a.requestCompletion()), a.requestContext()));
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                return r.connectWithSharedEndpoint(o, new ConnectWithSharedEndpointArgs(a.pNdkQp(), a.pNdkSharedEndpoint(),
                        a.pDestAddress(), a.destAddressLength(), a.inboundReadLimit(), a.outboundReadLimit(), a.pPrivateData(),
                        a.privateDataLength(), noting(o, a.requestCompletion()), a.requestContext()));
            }

            @Override
            NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
                Data d = failed.containsKey(o) ? null : data(r, o);
                if (d == null) {
                    return r.getConnectionData(o, a);
                }
                byte[] g = rest.computeIfAbsent(o, k -> garbage());
                byte[] all = java.util.Arrays.copyOf(d.bytes(), d.bytes().length + g.length);
                System.arraycopy(g, 0, all, d.bytes().length, g.length);
                return answer(a, new Data(all, d.inbound(), d.outbound()));
            }
        };
    }
}
