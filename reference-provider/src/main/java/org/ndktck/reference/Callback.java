package org.ndktck.reference;

import java.util.function.Consumer;

/**
 * One callback on its way to the consumer. When it has returned, and not before, the provider goes
 * on: what waited for it may complete now (CLO-12, CLO-14, LIF-13).
 */
final class Callback implements Runnable {

    private final Fabric fabric;
    private final Runnable callback;
    private final Consumer<DeferredWork> afterwards;
    private boolean returned;

    Callback(Fabric fabric, Runnable callback, Consumer<DeferredWork> afterwards) {
        this.fabric = fabric;
        this.callback = callback;
        this.afterwards = afterwards;
    }

    @Override
    public void run() {
        try {
            fabric.irql().atDispatchLevel(callback);
        } finally {
            fabric.act(this::settle);
        }
    }

    /** Settles once, even if the executor of a derived provider runs the callback twice. */
    private void settle(DeferredWork deferred) {
        if (!returned) {
            returned = true;
            fabric.inFlight().over();
            afterwards.accept(deferred);
        }
    }
}
