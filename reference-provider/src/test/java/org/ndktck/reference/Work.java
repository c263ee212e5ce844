package org.ndktck.reference;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.CreateQpArgs;
import org.ndktck.api.GetCqResultsArgs;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqNotificationCallback;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ReceiveArgs;
import org.ndktck.api.SendArgs;

/** A queue pair with one completion queue, and the calls that post on the one and collect from the other. */
final class Work {

    static final long QP_CONTEXT = 0xC0FFEE;

    final NdkCq cq;
    final NdkQp qp;

    Work(NdkAdapter adapter, long cqDepth, NdkCqNotificationCallback notification) {
        cq = Bench.created(
                NdkCq.class,
                (call, cell) -> adapter.dispatch()
                        .createCq(
                                adapter,
                                new CreateCqArgs(cqDepth, notification, 5, call::created, call.context(), cell)));
        NdkPd pd = Bench.pd(adapter);
        qp = Bench.created(
                NdkQp.class,
                (call, cell) -> pd.dispatch()
                        .createQp(
                                pd,
                                new CreateQpArgs(
                                        cq, cq, QP_CONTEXT, 4, 4, 1, 1, 0, call::created, call.context(), cell)));
    }

    Work(NdkAdapter adapter) {
        this(adapter, 8, (context, status) -> {});
    }

    static Call createCq(NdkAdapter adapter, long depth) {
        return Call.of(call -> adapter.dispatch()
                .createCq(
                        adapter,
                        new CreateCqArgs(depth, (c, s) -> {}, 0, call::created, call.context(), new ObjectCell<>())));
    }

    static Call createQp(NdkAdapter adapter, long receiveDepth, long initiatorDepth) {
        NdkPd pd = Bench.pd(adapter);
        NdkCq cq = Bench.cq(adapter);
        return Call.of(call -> pd.dispatch()
                .createQp(
                        pd,
                        new CreateQpArgs(
                                cq,
                                cq,
                                0,
                                receiveDepth,
                                initiatorDepth,
                                1,
                                1,
                                0,
                                call::created,
                                call.context(),
                                new ObjectCell<>())));
    }

    NtStatus send(long context) {
        return qp.dispatch().send(qp, new SendArgs(context, 0, 0));
    }

    NtStatus sendAndSolicit(long context) {
        return qp.dispatch().send(qp, new SendArgs(context, 0, 4));
    }

    NtStatus receive(long context) {
        return qp.dispatch().receive(qp, new ReceiveArgs(context, 0));
    }

    void flush() {
        qp.dispatch().flush(qp);
    }

    List<NdkResult> results() {
        List<NdkResult> results = new ArrayList<>();
        long count = cq.dispatch().getCqResults(cq, new GetCqResultsArgs(results::add, 16));
        if (count != results.size()) {
            throw new AssertionError("count=" + count + " results=" + results);
        }
        return results;
    }

    static NdkResult success(long context) {
        return new NdkResult(NtStatus.STATUS_SUCCESS, 0, QP_CONTEXT, context);
    }

    static NdkResult cancelled(long context) {
        return new NdkResult(NtStatus.STATUS_CANCELLED, 0, QP_CONTEXT, context);
    }
}
