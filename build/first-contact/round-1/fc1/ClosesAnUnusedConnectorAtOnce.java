package fc1;

import java.util.*;
import org.ndktck.api.*;

/** LAWFUL: the close of a connector that was never used answers STATUS_SUCCESS inline. */
public final class ClosesAnUnusedConnectorAtOnce extends Wrapped {

    @Override
    Forwarding tables() {
        return new Forwarding() {
            private final Set<NdkConnector> used = Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

            @Override
            void incoming(NdkListener l, NdkConnectEventCallback event, long context, NdkConnector c) {
                used.add(c);
                super.incoming(l, event, context, c);
            }

            @Override
            public NtStatus connect(NdkConnector o, ConnectArgs x) {
                used.add(o);
                return super.connect(o, x);
            }

            @Override
            public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs x) {
                used.add(o);
                return super.connectWithSharedEndpoint(o, x);
            }

            @Override
            public NtStatus closeConnector(NdkConnector o, CloseArgs x) {
                if (used.contains(o)) return super.closeConnector(o, x);
                super.closeConnector(o, new CloseArgs(context -> {}, 0));
                return NtStatus.STATUS_SUCCESS;
            }
        };
    }
}
