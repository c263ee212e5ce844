package org.ndktck.gate;

import org.ndktck.api.NdkQp;

/** A recorded NdkSend or NdkReceive. */
public final class PostedCall extends Call {

    private final long context;
    private final long qpContext;

    PostedCall(int number, NdkFunction function, NdkQp qp, String object, long context, long qpContext) {
        super(number, function, qp, object, () -> "nSge = 0");
        this.context = context;
        this.qpContext = qpContext;
    }

    /** The context given, which its result carries. */
    public long context() {
        return context;
    }

    /** The context of the queue pair, which its result carries, too. */
    public long qpContext() {
        return qpContext;
    }
}
