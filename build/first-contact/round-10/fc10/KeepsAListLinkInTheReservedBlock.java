package fc10;

import org.ndktck.api.*;

/** Wrong: chains the connectors that are under way through a field of the reserved block, which is the consumer's. */
public final class KeepsAListLinkInTheReservedBlock extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            private long next = 0x4e444b0000001000L;

            private synchronized void link(NdkConnector o) {
                o.ndkReserved().set(0, next += 0x40);
            }

            @Override
            NtStatus connect(NdkConnector o, ConnectArgs a) {
                link(o);
                return super.connect(o, a);
            }

            @Override
            NtStatus connectShared(NdkConnector o, ConnectWithSharedEndpointArgs a) {
                link(o);
                return super.connectShared(o, a);
            }

            @Override
            NtStatus accept(NdkConnector o, AcceptArgs a) {
                link(o);
                return super.accept(o, a);
            }

            @Override
            NtStatus acceptEx(NdkConnector o, AcceptExArgs a) {
                link(o);
                return super.acceptEx(o, a);
            }
        };
    }
}
