package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.QP_16;
import static org.ndktck.faulty.DispatchFunction.GET_CQ_RESULTS;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Leaves QPContext NULL in every result. */
@Fault(value = "F407", grade = Grade.MODERATE)
@Breaks(QP_16)
public final class ForgetsTheContextOfTheQueuePair extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(GET_CQ_RESULTS)) {
            return call.proceed();
        }
        GetCqResultsArgs args = call.args(GetCqResultsArgs.class);
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
