package fc18;

import java.net.InetAddress;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** The local address of a connector cannot be had once the close of its shared endpoint was asked for. */
public final class GlaEndpointClosed extends Base {
    @Override
    Layer layer() {
        return new Layer() {

            private final Set<NdkSharedEndpoint> closing = ConcurrentHashMap.newKeySet();

            @Override
            NtStatus connectWithSharedEndpoint(NdkConnectorDispatch r, NdkConnector o, ConnectWithSharedEndpointArgs a) {
                con(o).extra = a.pNdkSharedEndpoint();
                return r.connectWithSharedEndpoint(o, a);
            }

            @Override
            NtStatus connect(NdkConnectorDispatch r, NdkConnector o, ConnectArgs a) {
                con(o).extra = null;
                return r.connect(o, a);
            }

            @Override
            NtStatus closeSharedEndpoint(NdkSharedEndpointDispatch r, NdkSharedEndpoint o, CloseArgs a) {
                closing.add(o);
                return r.closeSharedEndpoint(o, a);
            }

            @Override
            NtStatus getLocalAddress(NdkConnectorDispatch r, NdkConnector o, GetAddressArgs a) {
                Object e = con(o).extra;
                if (e != null && closing.contains(e)) {
                    return NtStatus.STATUS_INVALID_DEVICE_STATE;
                }
                return r.getLocalAddress(o, a);
            }
        };
    }
}
