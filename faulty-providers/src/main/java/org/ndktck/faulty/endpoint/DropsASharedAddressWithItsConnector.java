package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.SEP_14;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.ProviderBytes;
import org.ndktck.faulty.UlongCell;

/** Releases the address of a shared endpoint with a connector, though the endpoint is open. */
@Fault(value = "F660", grade = SUBTLE)
@Breaks(SEP_14)
public final class DropsASharedAddressWithItsConnector extends ClaimFault {

    private static final long LONGEST = NdkSockaddr.SOCKADDR_IN6_LENGTH;

    private final Set<NdkObject<?>> sharing = ConcurrentHashMap.newKeySet();
    private final Set<NdkSockaddr> dropped = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        return dropped.contains(local) ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            sharing.add(call.object());
        } else if (call.table() instanceof NdkConnectorDispatch table
                && call.is(CLOSE_CONNECTOR)
                && sharing.remove(call.object())) {
            ProviderBytes bytes = new ProviderBytes(LONGEST);
            NdkConnector connector = (NdkConnector) call.object();
            if (table.getLocalAddress(connector, new GetAddressArgs(bytes, UlongCell.holding(LONGEST)))
                    .isSuccess()) {
                dropped.add(NdkSockaddr.read(bytes, LONGEST));
            }
        }
        return call.proceed();
    }
}
