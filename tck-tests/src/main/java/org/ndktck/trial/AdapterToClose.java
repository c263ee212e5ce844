package org.ndktck.trial;

import java.util.stream.Stream;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.OpenAdapterCall;
import org.ndktck.plan.lifetime.HeldClose;

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
     * Closes a queue pair of the adapter and its antecedents, these first, so that their closes end by completions; that of
     * one antecedent does not return.
     */
    public AsyncCall completeACloseInto(HeldCallback held, HeldClose which) {
        QpResources resources = QpResources.open(trial, adapter);
        NdkObject<?> antecedent = which == HeldClose.PD ? resources.pd() : resources.cq();
        trial.inside().every(trial.lifetimeOf(antecedent), held::here);
        AsyncCall close = trial.startClose(antecedent);
        Stream.concat(Stream.of(resources.pd()), resources.queues().stream())
                .filter(other -> !other.equals(antecedent))
                .forEach(trial::startClose);
        trial.onSecondThread(() -> trial.startClose(resources.qp()));
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
