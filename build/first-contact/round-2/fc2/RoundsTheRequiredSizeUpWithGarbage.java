package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The required size of private data is rounded up beyond what the peer sent (never 0, in steps of 64, at most 400 unless the peer sent more) and the bytes behind those of the peer are 0xA5, which GCD-15, GCD-17 and AMB-42 allow. */
public final class RoundsTheRequiredSizeUpWithGarbage extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            private final Set<NdkConnector> readable = Collections.newSetFromMap(weak());
            @Override void incoming(Object key, NdkConnector c) { readable.add(c); }
            @Override public NtStatus connect(NdkConnector o, ConnectArgs a) {
                NdkRequestCompletion c = a.requestCompletion();
                NtStatus s = super.connect(o, with(a, (context, status) -> {
                    if (status.isSuccess()) readable.add(o);
                    c.complete(context, status);
                }));
                if (s.isSuccess()) readable.add(o);
                return s;
            }
            @Override public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) {
                NdkRequestCompletion c = a.requestCompletion();
                NtStatus s = super.connectWithSharedEndpoint(o, with(a, (context, status) -> {
                    if (status.isSuccess()) readable.add(o);
                    c.complete(context, status);
                }));
                if (s.isSuccess()) readable.add(o);
                return s;
            }
            @Override public NtStatus getConnectionData(NdkConnector o, GetConnectionDataArgs a) {
                if (!readable.contains(o)) return super.getConnectionData(o, a);
                byte[] data = fetch(o);
                NtStatus limits = super.getConnectionData(o,
                        new GetConnectionDataArgs(a.pInboundReadLimit(), a.pOutboundReadLimit(), null, new Memory.Long(0)));
                if (!limits.isSuccess()) return limits;
                if (data == null) return NtStatus.STATUS_CONNECTION_ABORTED;
                byte[] padded = Arrays.copyOf(data, Math.max(data.length, Math.min((data.length / 64 + 1) * 64, 400)));
                Arrays.fill(padded, data.length, padded.length, (byte) 0xA5);
                return serve(padded, a);
            }
        };
    }
}
