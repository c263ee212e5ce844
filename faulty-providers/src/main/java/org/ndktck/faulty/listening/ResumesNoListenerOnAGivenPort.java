package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.catalog.RequirementId.LIS_26;
import static org.ndktck.faulty.DispatchFunction.CONTROL_CONNECT_EVENTS;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.ClaimFault;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;

/** Looks for the listener to resume among those on ports that the provider chose. */
@Fault(value = "F654", grade = SUBTLE)
@Breaks(
        value = LIS_26,
        also = CEV_01,
        why = "the requests that come after a pause, one of the obstacles of CEV-01, bring no event")
public final class ResumesNoListenerOnAGivenPort extends ClaimFault {

    private final Set<NdkObject<?>> given = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object claim(Intercepted call, NdkSockaddr local) {
        if (call.is(LISTEN) && local.port() != 0) {
            given.add(call.object());
        }
        return call.proceed();
    }

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        boolean resumes = call.is(CONTROL_CONNECT_EVENTS) && Boolean.FALSE.equals(call.args());
        return resumes && given.contains(call.object()) ? null : call.proceed();
    }
}
