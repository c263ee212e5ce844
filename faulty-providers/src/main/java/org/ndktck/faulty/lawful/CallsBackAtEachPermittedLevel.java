package org.ndktck.faulty.lawful;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.faulty.*;

/** Calls back at PASSIVE_LEVEL, at APC_LEVEL and at DISPATCH_LEVEL in turn (IRQ-04, IRQ-05). */
@Lawful("V38")
public final class CallsBackAtEachPermittedLevel extends DerivedProvider {

    private static final int LEVELS = 3;

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        return new OtherControls(super.open(request), CallsBackAtEachPermittedLevel::telling);
    }

    private static ProviderControls telling(ProviderControls original) {
        AtomicInteger callbacks = new AtomicInteger();
        return new OtherControls.Forwarding(original) {
            @Override
            public Optional<IntSupplier> currentIrql() {
                return Optional.of(() -> Math.floorMod(callbacks.getAndIncrement(), LEVELS));
            }
        };
    }
}
