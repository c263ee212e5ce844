package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.ACC_03;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Loses the results of receives that a message has ended. */
@Fault(value = "F411", grade = Grade.BLATANT)
@Breaks(ACC_03)
public final class LosesMessages extends InterceptingProvider {

    private final Set<Long> sends = ConcurrentHashMap.newKeySet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(SEND)) {
            sends.add(call.requestContext());
        }
        return call.is(GET_CQ_RESULTS)
                ? Results.handOut(
                        call,
                        (results, room) -> results.removeIf(
                                result -> result.status().isSuccess() && !sends.contains(result.requestContext())))
                : call.proceed();
    }
}
