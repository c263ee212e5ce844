package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.CON_03;
import static org.ndktck.catalog.RequirementId.CSE_04;
import static org.ndktck.faulty.DispatchFunction.GET_CQ_RESULTS;
import static org.ndktck.faulty.DispatchFunction.SEND;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetCqResultsArgs;
import org.ndktck.api.NdkResult;
import org.ndktck.api.SendArgs;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Never tells that a message was sent. */
@Fault(value = "F412", grade = MODERATE)
@Breaks({CON_03, CSE_04})
public final class LosesTheResultsOfSends extends InterceptingProvider {

    private final Set<Long> sends = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(SEND)) {
            sends.add(((SendArgs) Objects.requireNonNull(call.args())).requestContext());
        }
        if (!call.is(GET_CQ_RESULTS)) {
            return call.proceed();
        }
        GetCqResultsArgs args = (GetCqResultsArgs) Objects.requireNonNull(call.args());
        List<NdkResult> taken = new ArrayList<>();
        call.proceed(new GetCqResultsArgs((index, result) -> taken.add(result), args.nResults()));
        int stored = 0;
        for (NdkResult result : taken) {
            if (!sends.contains(result.requestContext())) {
                args.results().put(stored++, result);
            }
        }
        return (long) stored;
    }
}
