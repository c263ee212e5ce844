package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.SEP_15;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSharedEndpointDispatch;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.ProviderBytes;
import org.ndktck.faulty.UlongCell;

/** Knows of a closed shared endpoint that its connectors use the address, but not where somebody listens. */
@Fault(value = "F661", grade = SUBTLE)
@Breaks(SEP_15)
public final class ListensOnTheAddressOfAClosedSharedEndpoint extends ClaimFault {

    private static final long LONGEST = NdkSockaddr.SOCKADDR_IN6_LENGTH;

    private final Set<NdkSockaddr> closed = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        return call.is(LISTEN) && closed.contains(local) ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.table() instanceof NdkSharedEndpointDispatch table && call.is(CLOSE_SHARED_ENDPOINT)) {
            ProviderBytes bytes = new ProviderBytes(LONGEST);
            NdkSharedEndpoint endpoint = (NdkSharedEndpoint) call.object();
            table.getLocalAddress(endpoint, new GetAddressArgs(bytes, UlongCell.holding(LONGEST)));
            closed.add(NdkSockaddr.read(bytes, LONGEST));
        }
        return call.proceed();
    }
}
