package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.CSE_19;
import static org.ndktck.catalog.RequirementId.SEP_13;
import static org.ndktck.catalog.RequirementId.SEP_17;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSharedEndpointDispatch;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.ProviderBytes;
import org.ndktck.faulty.UlongCell;

/** Frees the address when a shared endpoint is closed, or never: also where its connectors are closed later. */
@Fault(value = "F662", grade = SUBTLE)
@Breaks({SEP_13, SEP_17, CSE_19})
public final class KeepsASharedAddressClosedBeforeItsConnector extends ClaimFault {

    private static final long LONGEST = NdkSockaddr.SOCKADDR_IN6_LENGTH;

    private final Map<NdkObject<?>, NdkObject<?>> sharing = new ConcurrentHashMap<>();
    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        return kept.contains(local) ? NtStatus.STATUS_SHARING_VIOLATION : call.proceed();
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            sharing.put(call.object(), Objects.requireNonNull(call.parameter(NdkSharedEndpoint.class)));
        } else if (call.is(CLOSE_CONNECTOR)) {
            sharing.remove(call.object());
        } else if (call.table() instanceof NdkSharedEndpointDispatch table
                && call.is(CLOSE_SHARED_ENDPOINT)
                && sharing.containsValue(call.object())) {
            ProviderBytes bytes = new ProviderBytes(LONGEST);
            NdkSharedEndpoint endpoint = (NdkSharedEndpoint) call.object();
            table.getLocalAddress(endpoint, new GetAddressArgs(bytes, UlongCell.holding(LONGEST)));
            kept.add(NdkSockaddr.read(bytes, LONGEST));
        }
        return call.proceed();
    }
}
