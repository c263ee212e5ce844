package org.ndktck.reference;

import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.provider.Facility;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.PortRange;
import org.ndktck.api.provider.ProviderControls;

/** The adapters of one {@code open}: one that reaches itself, or two that reach each other. */
final class ReferenceAdapters implements OpenedAdapters {

    private final Opening opening;
    private final ReferenceAdapter active;
    private final ReferenceAdapter passive;

    ReferenceAdapters(Opening opening, List<ReferenceAdapter> adapters) {
        this.opening = opening;
        this.active = adapters.get(0);
        this.passive = adapters.get(adapters.size() - 1);
    }

    @Override
    public NdkAdapter activeAdapter() {
        return active;
    }

    @Override
    public NdkAdapter passiveAdapter() {
        return passive;
    }

    @Override
    public List<InetAddress> activeAddresses() {
        return active.addresses();
    }

    @Override
    public List<InetAddress> passiveAddresses() {
        return passive.addresses();
    }

    @Override
    public PortRange chosenPorts() {
        return opening.settings().ports().range();
    }

    @Override
    public Set<Facility> facilities() {
        return opening.settings().posting() ? Set.of(Facility.POSTING) : Set.of();
    }

    @Override
    public ProviderControls controls() {
        return opening.settings().controls()
                ? new ReferenceControls(opening, new ReferenceAdapterHandlers(opening, active.addresses()))
                : ProviderControls.NONE;
    }

    /** Waits until every callback has returned and starts none afterwards (LIF-14). */
    @Override
    public void close() {
        opening.lock().act(deferred -> {
            active.lifetime().beginClose();
            passive.lifetime().beginClose();
        });
        opening.lock().close();
    }
}
