package org.ndktck.faulty.listen;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Gives the address of a listener to the first connector that is accepted there, and counts it as free. */
@Fault(value = "F530", grade = Grade.MODERATE)
@Breaks({LIS_17, ACC_24})
public final class FreesTheAddressOfAListenerThatAccepts extends ClaimFault {

    private final Set<NdkSockaddr> freed = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        return freed.remove(local) ? withPort(call, local, 0) : call.proceed();
    }

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            Addresses.local(call).ifPresent(freed::add);
        }
        return call.proceed();
    }
}
