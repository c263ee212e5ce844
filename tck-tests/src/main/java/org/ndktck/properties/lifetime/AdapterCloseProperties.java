package org.ndktck.properties.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_14;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.judging.fixed.WithoutAddress;
import org.ndktck.judging.fixed.WithoutConnection;
import org.ndktck.plan.lifetime.HeldClose;
import org.ndktck.trial.AdapterToClose;
import org.ndktck.trial.HeldCallback;
import org.ndktck.trial.SecondThreadTask;

/** Closing an adapter. */
@NdkProperties
@WithoutConnection
public class AdapterCloseProperties {

    /** Made by jqwik. */
    public AdapterCloseProperties() {}

    @Property
    @Verifies(
            value = LIF_14,
            effort = Effort.TENTH,
            needs = OptionalFeature.ADAPTER_HANDLERS,
            partitions = {HeldClose.class})
    @WithoutAddress
    @HoldsFixed(values = "Queues.ONE_FOR_ALL", because = "a try has one queue pair")
    void adapterCloseWaitsForRunningCallbacks(@ForAll HeldClose which, Bench bench) {
        AdapterToClose adapter = bench.extraAdapter();
        HeldCallback held = bench.hold();

        AsyncCall close = adapter.completeACloseInto(held, which);
        SecondThreadTask<Boolean> closing = adapter.closeAdapterOnSecondThread();
        bench.glance(closing);

        held.judgeWhileHeld(() -> bench.verify(close)
                .holds(
                        !closing.isDone(),
                        "the adapter's close waits for the callback",
                        () -> "it returned while the callback was running"));
        held.release();
        bench.verify(close)
                .brought(
                        closing.returns(),
                        "the adapter's close returns afterwards",
                        () -> "it has not returned, though the callback has");
    }
}
