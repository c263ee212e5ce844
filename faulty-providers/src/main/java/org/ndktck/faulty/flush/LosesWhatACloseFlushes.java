package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.QP_17;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Drops the results of a queue pair that was closed. */
@Fault(value = "F406", grade = Grade.MODERATE)
@Breaks(QP_17)
public final class LosesWhatACloseFlushes extends InterceptingProvider {

    private volatile boolean closed;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_QP)) {
            closed = true;
        } else if (call.is(CREATE_QP)) {
            closed = false;
        }
        if (!call.is(GET_CQ_RESULTS)) {
            return call.proceed();
        }
        GetCqResultsArgs args = call.args(GetCqResultsArgs.class);
        List<NdkResult> taken = new ArrayList<>();
        call.proceed(new GetCqResultsArgs((index, result) -> taken.add(result), args.nResults()));
        int stored = 0;
        for (NdkResult result : taken) {
            if (!closed) {
                args.results().put(stored++, result);
            }
        }
        return (long) stored;
    }
}
