package org.ndktck.faulty.address;

import static org.ndktck.catalog.RequirementId.CSE_02;
import static org.ndktck.catalog.RequirementId.GLA_10;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.GET_LOCAL_ADDRESS;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.AddressFault;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Gives every connector a local port of its own, at least in what it tells; that of a shared endpoint is lost. */
@Fault(value = "F328", grade = MODERATE)
@Breaks({GLA_10, CSE_02})
public final class TellsAnotherPortOverASharedEndpoint extends AddressFault {

    private final Set<NdkObject<?>> sharing = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            sharing.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected NtStatus address(Intercepted call, GetAddressArgs args) {
        NdkSockaddr address = told(call);
        boolean shared = call.is(GET_LOCAL_ADDRESS) && sharing.contains(call.object());
        return shared && address != null ? tell(address.withPort(address.port() ^ 1), args) : call.status();
    }
}
