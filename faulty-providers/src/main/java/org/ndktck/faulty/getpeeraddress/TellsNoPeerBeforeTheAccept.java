package org.ndktck.faulty.getpeeraddress;

import static org.ndktck.catalog.RequirementId.GPA_10;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Knows the peer of a request only when it is accepted. */
@Fault(value = "F332", grade = Grade.SUBTLE)
@Tolerated(GPA_10)
public final class TellsNoPeerBeforeTheAccept extends AddressFault {

    private final ObjectSet known = new ObjectSet();

    @Override
    protected Object otherCall(Intercepted call) {
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
