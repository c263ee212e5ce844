package org.ndktck.faulty.endpoint;

import static org.ndktck.catalog.RequirementId.ACC_24;
import static org.ndktck.catalog.RequirementId.LIS_17;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.ProviderBytes;
import org.ndktck.faulty.UlongCell;

/** Gives the address of a listener to the first connector that is accepted there, and counts it as free. */
@Fault(value = "F530", grade = MODERATE)
@Breaks({LIS_17, ACC_24})
public final class FreesTheAddressOfAListenerThatAccepts extends ClaimFault {

    private static final int LONGEST = NdkSockaddr.SOCKADDR_IN6_LENGTH;

    private final Set<NdkSockaddr> freed = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        return freed.remove(local) ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            ProviderBytes bytes = new ProviderBytes(LONGEST);
            GetAddressArgs args = new GetAddressArgs(bytes, UlongCell.holding(LONGEST));
            ((NdkConnectorDispatch) call.table()).getLocalAddress((NdkConnector) call.object(), args);
            freed.add(NdkSockaddr.read(bytes, args.pAddressLength().get()));
        }
        return call.proceed();
    }
}
