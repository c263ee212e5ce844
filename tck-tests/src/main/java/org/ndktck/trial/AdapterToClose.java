package org.ndktck.trial;

import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.gate.OpenAdapterCall;

/** One more adapter, opened for its own close. */
public final class AdapterToClose {

    private final Trial trial;
    private final AdapterHandlers handlers;
    private final NdkAdapter adapter;

    AdapterToClose(Trial trial, AdapterHandlers handlers) {
        this.trial = trial;
        this.handlers = handlers;
        this.adapter = open();
    }

    private NdkAdapter open() {
        OpenAdapterCall call = trial.openCall(handlers, trial.facts().version());
        trial.require(call.returned(NtStatus.STATUS_SUCCESS), () -> "the open of a further adapter " + call.result());
        return trial.required(call.adapter(), () -> "the open of a further adapter brought none");
    }

    /**
     * Closes the adapter's objects, antecedents first, so that the close of the protection domain ends
     * by a completion; that one does not return.
     */
    public AsyncCall completeACloseInto(HeldCallback held) {
        NdkCq cq = trial.created(trial.objects().createCq(adapter, 2), NdkCq.class);
        NdkPd pd = trial.created(trial.objects().createPd(adapter), NdkPd.class);
        NdkQp qp = trial.created(trial.objects().createQp(pd, cq, 1), NdkQp.class);
        trial.inside().completionOf(NdkFunction.CLOSE_PD, call -> held.here());
        AsyncCall close = trial.startClose(pd);
        trial.startClose(cq);
        trial.onSecondThread(() -> trial.startClose(qp));
        trial.require(trial.await("the completion of a close", held::reached), () -> "no close completion came");
        return close;
    }

    /** Closes the adapter on the kit's second thread. */
    public SecondThreadTask<Boolean> closeAdapterOnSecondThread() {
        return trial.onSecondThread(() -> {
            handlers.closeNdkAdapter(adapter);
            return true;
        });
    }
}
