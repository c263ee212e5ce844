package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.ACC_03;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Loses the results of receives that a message has ended. */
@Fault(value = "F411", grade = Grade.BLATANT)
@Breaks(ACC_03)
public final class LosesMessages extends ResultFault {

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
        results.removeIf(result -> result.status().isSuccess() && !sends.contains(result.requestContext()));
    }
}
