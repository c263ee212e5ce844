package org.ndktck.faulty.flush;

import static org.ndktck.catalog.RequirementId.QP_06;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Gives flushed requests the status of a broken connection. */
@Fault(value = "F401", grade = Grade.MODERATE)
@Breaks(QP_06)
public final class ReportsFlushedRequestsAsAborted extends InterceptingProvider {

    private volatile boolean flushed;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(FLUSH)) {
            flushed = true;
        } else if (call.is(CREATE_QP, DISCONNECT)) {
            flushed = false;
        }
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
                                flushed && result.status().equals(NtStatus.STATUS_CANCELLED)
                                        ? aborted(result)
                                        : result);
            }
        }
        return (long) stored;
    }

    private static NdkResult aborted(NdkResult result) {
        return new NdkResult(
                NtStatus.STATUS_CONNECTION_ABORTED,
                result.bytesTransferred(),
                result.qpContext(),
                result.requestContext());
    }
}
