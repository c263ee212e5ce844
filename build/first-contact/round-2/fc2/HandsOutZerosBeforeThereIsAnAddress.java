package fc2;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** The address functions of a connector that was never connected and of a listener that was never told to listen succeed with 16 bytes of zero, which AMB-18 allows beside a failure. */
public final class HandsOutZerosBeforeThereIsAnAddress extends Base {
    @Override Hooks hooks() {
        return new Hooks() {
            private final Set<NdkObject<?>> fresh = Collections.newSetFromMap(weak());
            @Override void created(NdkObject<?> o) {
                if (o instanceof NdkConnector || o instanceof NdkListener) fresh.add(o);
            }
            private NtStatus zeros(GetAddressArgs a) {
                long capacity = a.pAddressLength().get();
                a.pAddressLength().set(16);
                if (a.pAddress() == null || capacity < 16) return NtStatus.STATUS_BUFFER_TOO_SMALL;
                a.pAddress().put(0, new byte[16], 0, 16);
                return NtStatus.STATUS_SUCCESS;
            }
            @Override public NtStatus connect(NdkConnector o, ConnectArgs a) {
                fresh.remove(o);
                return super.connect(o, a);
            }
            @Override public NtStatus connectWithSharedEndpoint(NdkConnector o, ConnectWithSharedEndpointArgs a) {
                fresh.remove(o);
                return super.connectWithSharedEndpoint(o, a);
            }
            @Override public NtStatus listen(NdkListener o, ListenArgs a) {
                fresh.remove(o);
                return super.listen(o, a);
            }
            @Override public NtStatus getLocalAddress(NdkConnector o, GetAddressArgs a) {
                return fresh.contains(o) ? zeros(a) : super.getLocalAddress(o, a);
            }
            @Override public NtStatus getPeerAddress(NdkConnector o, GetAddressArgs a) {
                return fresh.contains(o) ? zeros(a) : super.getPeerAddress(o, a);
            }
            @Override public NtStatus getLocalAddress(NdkListener o, GetAddressArgs a) {
                return fresh.contains(o) ? zeros(a) : super.getLocalAddress(o, a);
            }
        };
    }
}
