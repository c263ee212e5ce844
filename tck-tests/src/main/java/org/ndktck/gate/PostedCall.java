package org.ndktck.gate;

import org.ndktck.api.NdkQp;

/** A recorded NdkSend or NdkReceive. */
public final class PostedCall extends Call {

    private final long context;

    PostedCall(int number, NdkFunction function, NdkQp qp, String object, long context) {
        super(number, function, qp, object, () -> "nSge = 0");
        this.context = context;
    }

    /** The context given, which its result carries. */
    public long context() {
        return context;
    }
}
