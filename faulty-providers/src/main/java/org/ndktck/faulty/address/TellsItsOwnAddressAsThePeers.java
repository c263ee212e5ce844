package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GPA_08;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.GET_PEER_ADDRESS;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Tells the local address where the peer's is asked for, on the side that connected. */
@Fault(value = "F330", grade = MODERATE)
@Breaks(GPA_08)
public final class TellsItsOwnAddressAsThePeers extends AddressFault {

    private final Set<NdkObject<?>> connecting = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            connecting.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        if (call.is(GET_PEER_ADDRESS) && connecting.contains(call.object())) {
            return ((NdkConnectorDispatch) call.table()).getLocalAddress((NdkConnector) call.object(), args);
        }
        return call.status();
    }
}
