package org.ndktck.properties.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_14;

import net.jqwik.api.Property;
import org.ndktck.bench.Bench;
import org.ndktck.environment.Requisite;
import org.ndktck.gate.AsyncCall;
import org.ndktck.judging.Effort;
import org.ndktck.judging.NdkProperties;
import org.ndktck.judging.Verifies;
import org.ndktck.trial.AdapterLife;
import org.ndktck.trial.Aside;
import org.ndktck.trial.Hold;

/** Closing an adapter. */
@NdkProperties
public class AdapterCloseProperties {

    /** Made by jqwik. */
    public AdapterCloseProperties() {}

    @Property
    @Verifies(
            value = LIF_14,
            effort = Effort.TENTH,
            needs = Requisite.ADAPTER_HANDLERS,
            partitions = {})
    void adapterCloseWaitsForRunningCallbacks(Bench bench) {
        AdapterLife life = bench.adapterLife();
        Hold hold = bench.hold();

        AsyncCall close = life.completeACloseInto(hold);
        Aside<Boolean> closing = life.closeAdapterAside();
        bench.glance(closing);

        hold.judgeWhileHeld(() -> bench.verify(close)
                .holds(
                        !closing.isDone(),
                        "the adapter's close waits for the callback",
                        () -> "it returned while the callback was running"));
        hold.release();
        bench.verify(close)
                .brought(
                        closing.returns(),
                        "the adapter's close returns afterwards",
                        () -> "it has not returned, though the callback has");
    }
}
