package org.ndktck.gate;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkQp;

/** A recorded NdkSend or NdkReceive. */
public final class PostedCall extends Call {

    /**
     * How its result is told.
     *
     * @param context the context of the request, which the result carries
     * @param qpContext the context of the queue pair, which it carries, too
     * @param queue the completion queue that it is given to, if that is known
     */
    record Told(long context, long qpContext, @Nullable Lifetime queue) {}

    private final Told told;

    PostedCall(int number, NdkFunction function, NdkQp qp, String object, Told told) {
        super(number, function, qp, object, () -> "nSge = 0");
        this.told = told;
    }

    /** The context given, which its result carries. */
    public long context() {
        return told.context();
    }

    /** The context of the queue pair, which its result carries, too. */
    public long qpContext() {
        return told.qpContext();
    }

    /** The completion queue that its result is given to, if the kit created the queue pair. */
    public @Nullable Lifetime queue() {
        return told.queue();
    }
}
