package fc22;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The size query of the active side tells the limits of the connect request from a cache. */
public final class SizeQueryRequested extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {

        private volatile long maxIn = -1;
        private volatile long maxOut;

        @Override
        NtStatus createConnector(NdkAdapterDispatch r, NdkAdapter o, CreateConnectorArgs a) {
            if (maxIn < 0) {
                Bytes info = new Bytes(new byte[NdkAdapterInfo.SIZE]);
                r.queryAdapterInfo(o, new QueryAdapterInfoArgs(info, new Num(NdkAdapterInfo.SIZE)));
                java.nio.ByteBuffer b = java.nio.ByteBuffer.wrap(info.raw).order(java.nio.ByteOrder.LITTLE_ENDIAN);
                maxOut = Integer.toUnsignedLong(b.getInt(0x3C));
                maxIn = Integer.toUnsignedLong(b.getInt(0x38));
            }
            return super.createConnector(r, o, a);
        }

        private void asked(NdkConnector o, long in, long out) {
            con(o).extra = new long[] {Math.min(in, maxIn), Math.min(out, maxOut)};
        }

        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            asked(o, a.inboundReadLimit(), a.outboundReadLimit());
            return r.connect(o, a);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            asked(o, a.inboundReadLimit(), a.outboundReadLimit());
            return r.connectWithSharedEndpoint(o, a);
        }

        @Override
        NtStatus getConnectionData(NdkConnectorDispatch r, NdkConnector o, GetConnectionDataArgs a) {
            NtStatus s = r.getConnectionData(o, a);
            if (s.isSuccess() && a.pPrivateData() == null && con(o).extra instanceof long[] asked) {
                if (a.pInboundReadLimit() != null) {
                    a.pInboundReadLimit().set(asked[0]);
                }
                if (a.pOutboundReadLimit() != null) {
                    a.pOutboundReadLimit().set(asked[1]);
                }
            }
            return s;
        }
    }
}
