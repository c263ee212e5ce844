package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Never tells that a message was sent. */
@Fault(value = "F412", grade = Grade.MODERATE)
@Breaks({CON_03, CSE_04})
public final class LosesTheResultsOfSends extends ResultFault {

    private final Set<Long> sends = ConcurrentHashMap.newKeySet();

    @Override
    protected Object otherCall(Intercepted call) {
        if (call.is(SEND)) {
            sends.add(call.requestContext());
        }
        return call.proceed();
    }

    @Override
    protected void handingOut(List<NdkResult> results, long room) {
        results.removeIf(result -> sends.contains(result.requestContext()));
    }
}
