package org.ndktck.faulty.disconnect;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Drops the receives that are posted when a connection is disconnected. */
@Fault(value = "F402", grade = Grade.MODERATE)
@Breaks({DIS_07, QP_11})
public final class LosesWhatADisconnectFlushes extends InterceptingProvider {

    private volatile boolean disconnected;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(DISCONNECT)) {
            disconnected = true;
        } else if (call.is(CREATE_QP, FLUSH)) {
            disconnected = false;
        }
        if (!call.is(GET_CQ_RESULTS)) {
            return call.proceed();
        }
        GetCqResultsArgs args = call.args(GetCqResultsArgs.class);
        List<NdkResult> taken = new ArrayList<>();
        call.proceed(new GetCqResultsArgs((index, result) -> taken.add(result), args.nResults()));
        int stored = 0;
        for (NdkResult result : taken) {
            if (!disconnected || !result.status().equals(NtStatus.STATUS_CANCELLED)) {
                args.results().put(stored++, result);
            }
        }
        return (long) stored;
    }
}
