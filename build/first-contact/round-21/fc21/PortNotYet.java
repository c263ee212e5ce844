package fc21;

import java.util.*;
import java.util.concurrent.*;
import org.ndktck.api.*;

/** Inside the completion of complete connect the local port chosen by the provider is still told as zero. */
public final class PortNotYet extends Base {
    @Override
    Layer layer() {
        return new L();
    }

    private static final class L extends Layer {
        @Override
        NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
            NdkSockaddr from = read(a.pSrcAddress(), a.srcAddressLength());
            con(o).decided = from != null && from.port() == 0;
            return r.connect(o, a);
        }

        @Override
        NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
            con(o).decided = false;
            return r.connectWithSharedEndpoint(o, a);
        }

        private static NdkRequestCompletion in(Con c, NdkRequestCompletion consumers) {
            return (context, status) -> {
                c.extra = status.isSuccess() ? Thread.currentThread() : null;
                try {
                    consumers.complete(context, status);
                } finally {
                    c.extra = null;
                }
            };
        }

        @Override
        NtStatus completeConnect(NdkConnectorDispatch r, NdkConnector o, CompleteConnectArgs a) {
            return r.completeConnect(o, with(a, a.disconnectEvent(), in(con(o), a.requestCompletion())));
        }

        @Override
        NtStatus completeConnectEx(NdkConnectorDispatch r, NdkConnector o, CompleteConnectExArgs a) {
            return r.completeConnectEx(o, with(a, a.disconnectEvent(), in(con(o), a.requestCompletion())));
        }

        @Override
        NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
            Con c = con(o);
            if (c.decided && c.extra == Thread.currentThread()) {
                NdkSockaddr s = address(x -> r.getLocalAddress(o, x));
                if (s != null) {
                    return answer(a, s.withPort(0));
                }
            }
            return r.getLocalAddress(o, a);
        }
    }
}
