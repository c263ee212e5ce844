package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.CSE_02;
import static org.ndktck.catalog.RequirementId.GLA_08;
import static org.ndktck.catalog.RequirementId.GPA_09;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
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

/** Tells the local address where the peer's is asked for, on the side that accepted. */
@Fault(value = "F331", grade = MODERATE)
@Breaks({GPA_09, GLA_08, CSE_02})
public final class TellsTheListenersAddressAsThePeers extends AddressFault {

    private final Set<NdkObject<?>> accepted = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            accepted.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        if (call.is(GET_PEER_ADDRESS) && accepted.contains(call.object())) {
            return ((NdkConnectorDispatch) call.table()).getLocalAddress((NdkConnector) call.object(), args);
        }
        return call.status();
    }
}
