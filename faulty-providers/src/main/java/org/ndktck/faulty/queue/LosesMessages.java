package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.ACC_03;
import static org.ndktck.faulty.DispatchFunction.GET_CQ_RESULTS;
import static org.ndktck.faulty.DispatchFunction.SEND;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

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

/** Loses the results of receives that a message has ended. */
@Fault(value = "F411", grade = BLATANT)
@Breaks(ACC_03)
public final class LosesMessages extends InterceptingProvider {

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
            if (!result.status().isSuccess() || sends.contains(result.requestContext())) {
                args.results().put(stored++, result);
            }
        }
        return (long) stored;
    }
}
