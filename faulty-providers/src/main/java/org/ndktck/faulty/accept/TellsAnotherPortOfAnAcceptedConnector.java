package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Chooses a port once more for a connector that is accepted by a listener whose port was chosen. */
@Fault(value = "F529", grade = Grade.SUBTLE)
@Breaks({ACC_23, GLA_09})
public final class TellsAnotherPortOfAnAcceptedConnector extends AddressFault {

    private final ObjectSet accepted = new ObjectSet();

    private final Set<Integer> given = ConcurrentHashMap.newKeySet();

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            accepted.add(call.object());
        } else if (call.args() instanceof ListenArgs args) {
            given.add(NdkSockaddr.read(args.pAddress(), args.addressLength()).port());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean passive = call.is(GET_LOCAL_ADDRESS) && accepted.contains(call.object());
        return passive && address != null && !given.contains(address.port())
                ? tell(address.withPort(address.port() ^ 1), args)
                : call.status();
    }
}
