package org.ndktck.bench;

import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.NdkFunction;
import org.ndktck.gate.OpenCall;

/** One more adapter, opened for its own close. */
public final class AdapterLife {

    private final Bench bench;
    private final AdapterHandlers handlers;
    private final NdkAdapter adapter;

    AdapterLife(Bench bench, AdapterHandlers handlers) {
        this.bench = bench;
        this.handlers = handlers;
        this.adapter = open();
    }

    private NdkAdapter open() {
        OpenCall call = bench.openCall(handlers, bench.facts().version());
        bench.require(call.returned(NtStatus.STATUS_SUCCESS), () -> "the open of a further adapter " + call.result());
        return bench.required(call.adapter(), () -> "the open of a further adapter brought none");
    }

    /**
     * Closes the adapter's objects, antecedents first, so that the close of the protection domain ends
     * by a completion; that one does not return.
     */
    public AsyncCall completeACloseInto(Hold hold) {
        NdkCq cq = bench.created(bench.objects().createCq(adapter, 2), NdkCq.class);
        NdkPd pd = bench.created(bench.objects().createPd(adapter), NdkPd.class);
        NdkQp qp = bench.created(bench.objects().createQp(pd, cq, 1), NdkQp.class);
        bench.inside().completionOf(NdkFunction.CLOSE_PD, call -> hold.here());
        AsyncCall close = bench.startClose(pd);
        bench.startClose(cq);
        bench.aside(() -> bench.startClose(qp));
        bench.require(bench.await("the completion of a close", hold::reached), () -> "no close completion came");
        return close;
    }

    /** Closes the adapter on the kit's second thread. */
    public Aside<Boolean> closeAdapterAside() {
        return bench.aside(() -> {
            handlers.closeNdkAdapter(adapter);
            return true;
        });
    }
}
