package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.CSE_19;
import static org.ndktck.catalog.RequirementId.SEP_13;
import static org.ndktck.catalog.RequirementId.SEP_17;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CLOSE_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
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

/** Never frees the address of a shared endpoint whose close had to wait for a connector. */
@Fault(value = "F551", grade = SUBTLE)
@Breaks({SEP_13, SEP_17, CSE_19})
public final class KeepsAnAddressWhoseEndpointWasClosedFirst extends ClaimFault {

    private static final int LONGEST = NdkSockaddr.SOCKADDR_IN6_LENGTH;

    private final Map<NdkObject<?>, NdkObject<?>> users = new ConcurrentHashMap<>();

    private final Set<NdkSockaddr> kept = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        return kept.contains(local) ? NtStatus.STATUS_SHARING_VIOLATION : call.proceed();
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.args() instanceof ConnectWithSharedEndpointArgs args) {
            users.put(call.object(), args.pNdkSharedEndpoint());
        } else if (call.is(CLOSE_CONNECTOR)) {
            users.remove(call.object());
        } else if (call.object() instanceof NdkSharedEndpoint endpoint
                && call.is(CLOSE_SHARED_ENDPOINT)
                && users.containsValue(endpoint)) {
            ProviderBytes bytes = new ProviderBytes(LONGEST);
            GetAddressArgs args = new GetAddressArgs(bytes, UlongCell.holding(LONGEST));
            ((NdkSharedEndpointDispatch) call.table()).getLocalAddress(endpoint, args);
            kept.add(NdkSockaddr.read(bytes, args.pAddressLength().get()));
        }
        return call.proceed();
    }
}
