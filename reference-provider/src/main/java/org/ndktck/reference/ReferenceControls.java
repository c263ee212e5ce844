package org.ndktck.reference;

import java.net.InetAddress;
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
import org.ndktck.reference.transport.NetworkConditions;
import org.ndktck.reference.transport.Transport;

/** The controls: whatever of the network and the ports can be taken away, and mended. */
final class ReferenceControls implements ProviderControls {

    private final NetworkConditions conditions;
    private final ProviderLock lock;
    private final ManualClock clock;
    private final MemorySupply resources;
    private final Transport transport;
    private final AdapterHandlers handlers;

    ReferenceControls(ProviderParts assembly, AdapterHandlers handlers) {
        this.conditions = assembly.conditions();
        this.lock = assembly.services().lock();
        this.clock = assembly.services().clock();
        this.resources = assembly.services().resources();
        this.transport = assembly.services().transport();
        this.handlers = handlers;
    }

    @Override
    public List<InetAddress> unreachableHosts() {
        return conditions.unreachableHosts();
    }

    @Override
    public List<InetAddress> unreachableNetworks() {
        return conditions.unreachableNetworks();
    }

    @Override
    public List<InetAddress> silentHosts() {
        return conditions.silentHosts();
    }

    @Override
    public Optional<Condition> linkCut() {
        return Optional.of(() -> begin(conditions.link()::cut, conditions.link()::mend));
    }

    @Override
    public Optional<Condition> noFreePorts() {
        return Optional.of(() -> begin(conditions.ports()::takeAway, conditions.ports()::giveBack));
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
        return Optional.of(time -> clock.advance(time, lock));
    }

    @Override
    public Optional<Runnable> settle() {
        return Optional.of(transport::settle);
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
