package org.ndktck.reference;

import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntSupplier;
import org.ndktck.api.provider.AdapterHandlers;
import org.ndktck.api.provider.Condition;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.api.provider.VirtualClock;
import org.ndktck.reference.execution.ManualClock;
import org.ndktck.reference.execution.ProviderLock;
import org.ndktck.reference.lifetime.MemorySupply;
import org.ndktck.reference.transport.fabric.Fabric;

/** Every control there is: a fabric inside the process can be broken in every way, and mended. */
final class ReferenceControls implements ProviderControls {

    private final Fabric fabric;
    private final ProviderLock lock;
    private final ManualClock clock;
    private final MemorySupply resources;
    private final AdapterHandlers handlers;

    ReferenceControls(ProviderParts assembly, AdapterHandlers handlers) {
        this.fabric = assembly.fabric();
        this.lock = assembly.services().lock();
        this.clock = assembly.services().clock();
        this.resources = assembly.services().resources();
        this.handlers = handlers;
    }

    @Override
    public List<InetAddress> unreachableHosts() {
        return fabric.hosts().missing();
    }

    @Override
    public List<InetAddress> unreachableNetworks() {
        return fabric.hosts().elsewhere();
    }

    @Override
    public List<InetAddress> silentHosts() {
        return fabric.hosts().silent();
    }

    @Override
    public Optional<Condition> linkCut() {
        return Optional.of(() -> begin(fabric.link()::cut, fabric.link()::mend));
    }

    @Override
    public Optional<Condition> noFreePorts() {
        return Optional.of(() -> begin(fabric.ports()::takeAway, fabric.ports()::giveBack));
    }

    @Override
    public Optional<Condition> noResources() {
        return Optional.of(() -> begin(resources::takeAway, resources::giveBack));
    }

    private Condition.Ending begin(Runnable start, Runnable end) {
        lock.act(deferred -> start.run());
        AtomicBoolean ended = new AtomicBoolean();
        return () -> {
            if (ended.compareAndSet(false, true)) {
                lock.act(deferred -> end.run());
            }
        };
    }

    @Override
    public Optional<VirtualClock> clock() {
        return Optional.of(this::advance);
    }

    private void advance(Duration time) {
        Duration until = lock.decide(deferred -> clock.now().plus(time));
        boolean expired = true;
        while (expired) {
            expired = lock.decide(deferred -> clock.expireNext(until, deferred));
        }
    }

    @Override
    public Optional<Runnable> settle() {
        return Optional.of(lock.inFlight()::settle);
    }

    @Override
    public Optional<IntSupplier> currentIrql() {
        return Optional.of(lock.irql()::current);
    }

    @Override
    public Optional<AdapterHandlers> adapterHandlers() {
        return Optional.of(handlers);
    }
}
