package org.ndktck.faulty.lawful;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.*;

/** Calls back at PASSIVE_LEVEL, at APC_LEVEL and at DISPATCH_LEVEL in turn (IRQ-04, IRQ-05). */
@Lawful("V38")
public final class CallsBackAtEachPermittedLevel extends DerivedProvider {

    private static final int LEVELS = 3;

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        AtomicInteger callbacks = new AtomicInteger();
        IntSupplier level = () -> Math.floorMod(callbacks.getAndIncrement(), LEVELS);
        return Replaced.control(super.open(request), "currentIrql", none -> Optional.of(level));
    }
}
