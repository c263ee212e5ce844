package fc16;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** Before a connect or a listen the address functions succeed with an address of zeros. */
public final class LawZeroAddress extends Base {
    @Override
    Layer layer() {
        return new Layer() {
            static final NdkSockaddr NONE = zero();

            static NdkSockaddr zero() {
                try {
                    return new NdkSockaddr(java.net.InetAddress.getByAddress(new byte[4]), 0);
                } catch (java.net.UnknownHostException impossible) {
                    throw new IllegalStateException(impossible);
                }
            }

            @Override
            NtStatus listen(NdkListenerDispatch r, NdkListener o, ListenArgs a) {
                Lis l = of(o);
                if (l != null) {
                    l.extra = Boolean.TRUE;
                }
                return r.listen(o, a);
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                con(o).decided = true;
                return r.connect(o, a);
            }

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                con(o).decided = true;
                return r.connectWithSharedEndpoint(o, a);
            }

            @Override
            NtStatus getLocalAddress(NdkListenerDispatch r, NdkListener o, GetAddressArgs a) {
                Lis l = of(o);
                return l != null && l.extra == null ? answer(a, NONE) : r.getLocalAddress(o, a);
            }

            boolean idle(NdkConnector o) {
                return origin(o) == null && !con(o).decided;
            }

            @Override
            NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                return idle(o) ? answer(a, NONE) : r.getLocalAddress(o, a);
            }

            @Override
            NtStatus getPeerAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                return idle(o) ? answer(a, NONE) : r.getPeerAddress(o, a);
            }
        };
    }
}
