package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.QP_16;
import static org.ndktck.faulty.DispatchFunction.GET_CQ_RESULTS;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetCqResultsArgs;
import org.ndktck.api.NdkResult;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Leaves QPContext NULL in every result. */
@Fault(value = "F407", grade = MODERATE)
@Breaks(QP_16)
public final class ForgetsTheContextOfTheQueuePair extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!call.is(GET_CQ_RESULTS)) {
            return call.proceed();
        }
        GetCqResultsArgs args = (GetCqResultsArgs) Objects.requireNonNull(call.args());
        List<NdkResult> taken = new ArrayList<>();
        call.proceed(new GetCqResultsArgs((index, result) -> taken.add(result), args.nResults()));
        int stored = 0;
        for (NdkResult result : taken) {
            if (true) {
                args.results()
                        .put(
                                stored++,
                                new NdkResult(result.status(), result.bytesTransferred(), 0, result.requestContext()));
            }
        }
        return (long) stored;
    }
}
