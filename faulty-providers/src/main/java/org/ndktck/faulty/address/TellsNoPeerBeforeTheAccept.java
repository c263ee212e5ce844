package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.GPA_10;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.GET_PEER_ADDRESS;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.Tolerated;

/** Knows the peer of a request only when it is accepted. */
@Fault(value = "F332", grade = SUBTLE)
@Tolerated(GPA_10)
public final class TellsNoPeerBeforeTheAccept extends AddressFault {

    private final Set<NdkObject<?>> known = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX, CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            known.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        boolean unknown = call.is(GET_PEER_ADDRESS) && !known.contains(call.object());
        return unknown ? NtStatus.STATUS_CONNECTION_INVALID : call.status();
    }
}
