package org.ndktck.record;

import org.ndktck.api.NtStatus;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.AsyncOutcome;

/** When calls began and had their outcome, as positions among the calls and callbacks of the try. */
public final class CallOrder {

    /** After everything. */
    public static final int NEVER = Integer.MAX_VALUE;

    private CallOrder() {}

    /** Position at which the consumer knew the outcome: the return of a call that did not pend, else the completion. */
    public static int outcomeOf(AsyncCall call) {
        if (!call.returned(NtStatus.STATUS_PENDING)) {
            return call.endedAt();
        }
        return call.callbacks().isEmpty() ? NEVER : call.callbacks().get(0).number();
    }

    /** Whether the outcome was success. */
    public static boolean succeeded(AsyncCall call) {
        return call.completion().succeeded();
    }

    /** Whether the outcome was success, and was known at a position. */
    public static boolean succeededBefore(AsyncCall call, int position) {
        return succeeded(call) && outcomeOf(call) < position;
    }

    /** Whether there is an outcome, and it is a documented kind of failure: neither success nor something unlawful. */
    public static boolean failed(AsyncCall call) {
        AsyncOutcome how = call.completion();
        boolean told = how instanceof AsyncOutcome.Inline || how instanceof AsyncOutcome.Deferred;
        return told && !how.succeeded() && !how.isAnyOf(NtStatus.STATUS_PENDING);
    }
}
