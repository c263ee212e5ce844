package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.QP_15;
import static org.ndktck.faulty.DispatchFunction.*;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Hands out the first result of a completion queue a second time. */
@Fault(value = "F405", grade = Grade.MODERATE)
@Breaks(QP_15)
public final class ReportsAResultTwice extends InterceptingProvider {

    private volatile @Nullable NdkResult last;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CREATE_CQ)) {
            last = null;
        }
        if (!call.is(GET_CQ_RESULTS)) {
            return call.proceed();
        }
        GetCqResultsArgs args = call.args(GetCqResultsArgs.class);
        NdkResult again = last;
        if (again != null) {
            last = null;
            args.results().put(0, again);
            return 1L;
        }
        return call.proceed(new GetCqResultsArgs(
                (index, result) -> {
                    last = index == 0 ? result : null;
                    args.results().put(index, result);
                },
                args.nResults()));
    }
}
