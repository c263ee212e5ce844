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

/** Every control there is: a fabric inside the process can be broken in every way, and mended. */
final class ReferenceControls implements ProviderControls {

    private final Fabric fabric;
    private final AdapterHandlers handlers;

    ReferenceControls(Fabric fabric, AdapterHandlers handlers) {
        this.fabric = fabric;
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
        Surroundings surroundings = fabric.surroundings();
        return Optional.of(() -> {
            fabric.act(deferred -> surroundings.cutLink());
            return once(surroundings::mendLink);
        });
    }

    @Override
    public Optional<Condition> noFreePorts() {
        Surroundings surroundings = fabric.surroundings();
        return Optional.of(() -> {
            fabric.act(deferred -> surroundings.takePorts());
            return once(surroundings::returnPorts);
        });
    }

    @Override
    public Optional<Condition> noResources() {
        Surroundings surroundings = fabric.surroundings();
        return Optional.of(() -> {
            fabric.act(deferred -> surroundings.takeResources());
            return once(surroundings::returnResources);
        });
    }

    private Condition.Ending once(Runnable end) {
        AtomicBoolean ended = new AtomicBoolean();
        return () -> {
            if (ended.compareAndSet(false, true)) {
                fabric.act(deferred -> end.run());
            }
        };
    }

    @Override
    public Optional<VirtualClock> clock() {
        return Optional.of(this::advance);
    }

    private void advance(Duration time) {
        Clock clock = fabric.clock();
        Duration until = fabric.decide(deferred -> clock.now().plus(time));
        boolean expired = true;
        while (expired) {
            expired = fabric.decide(deferred -> clock.expireNext(until, deferred));
        }
    }

    @Override
    public Optional<Runnable> settle() {
        return Optional.of(fabric.inFlight()::settle);
    }

    @Override
    public Optional<IntSupplier> currentIrql() {
        return Optional.of(fabric.irql()::current);
    }

    @Override
    public Optional<AdapterHandlers> adapterHandlers() {
        return Optional.of(handlers);
    }
}
