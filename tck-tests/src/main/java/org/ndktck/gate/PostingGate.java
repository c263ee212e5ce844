package org.ndktck.gate;

import org.ndktck.api.GetCqResultsArgs;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqNotificationType;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ReceiveArgs;
import org.ndktck.api.SendArgs;

/**
 * The calls that post work requests of no elements and collect their results. A result is known by its context: the first
 * request of each completion queue is given what calls are given in this try, which other calls may have, too; those behind
 * it have contexts of their own.
 */
public final class PostingGate {

    private final Gate gate;

    /**
     * Binds the calls to a gate.
     *
     * @param gate where they are recorded
     */
    public PostingGate(Gate gate) {
        this.gate = gate;
    }

    /** Calls NdkSend. */
    public PostedCall send(NdkQp qp) {
        PostedCall call = posted(NdkFunction.SEND, qp);
        return gate.record(call, () -> gate.table(qp).send(qp, new SendArgs(call.context(), 0, 0)));
    }

    /** Calls NdkReceive. */
    public PostedCall receive(NdkQp qp) {
        PostedCall call = posted(NdkFunction.RECEIVE, qp);
        return gate.record(call, () -> gate.table(qp).receive(qp, new ReceiveArgs(call.context(), 0)));
    }

    private PostedCall posted(NdkFunction function, NdkQp qp) {
        gate.consumerRules().beforeUse(function, qp, gate.name(qp));
        Lifetime queue = gate.createdQps().queue(function, gate.lifetimeOf(qp));
        boolean isFirst = queue != null && gate.createdQps().isFirstOf(queue);
        long context = isFirst ? gate.nextContext() : gate.uniqueContext();
        return new PostedCall(
                gate.nextNumber(),
                function,
                qp,
                gate.name(qp),
                new PostedCall.Told(context, gate.qpContext(qp), queue));
    }

    /** Calls NdkFlush. */
    public Call flush(NdkQp qp) {
        gate.consumerRules().beforeUse(NdkFunction.FLUSH, qp, gate.name(qp));
        Call call = new Call(gate.nextNumber(), NdkFunction.FLUSH, qp, gate.name(qp), () -> "");
        return gate.record(call, () -> {
            gate.table(qp).flush(qp);
            return NtStatus.STATUS_SUCCESS;
        });
    }

    /** Calls NdkArmCq. */
    public Call arm(NdkCq cq, NdkCqNotificationType type) {
        gate.consumerRules().beforeUse(NdkFunction.ARM_CQ, cq, gate.name(cq));
        Call call = new Call(gate.nextNumber(), NdkFunction.ARM_CQ, cq, gate.name(cq), () -> "Type = " + type);
        return gate.record(call, () -> {
            gate.table(cq).armCq(cq, type);
            return NtStatus.STATUS_SUCCESS;
        });
    }

    /** Calls NdkGetCqResults. */
    public ResultsCall results(NdkCq cq, int room) {
        gate.consumerRules().beforeUse(NdkFunction.GET_CQ_RESULTS, cq, gate.name(cq));
        ResultsCall call = new ResultsCall(gate.nextNumber(), cq, gate.name(cq), room);
        return gate.record(call, () -> {
            call.returnedCount(gate.table(cq).getCqResults(cq, new GetCqResultsArgs(call::store, room)));
            return NtStatus.STATUS_SUCCESS;
        });
    }
}
