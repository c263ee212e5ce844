package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.ACC_23;
import static org.ndktck.catalog.RequirementId.GLA_09;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.ListenArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Chooses a port once more for a connector that is accepted by a listener whose port was chosen. */
@Fault(value = "F529", grade = SUBTLE)
@Breaks({ACC_23, GLA_09})
public final class TellsAnotherPortOfAnAcceptedConnector extends AddressFault {

    private final Set<NdkObject<?>> accepted = ConcurrentHashMap.newKeySet();

    private final Set<Integer> given = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
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
