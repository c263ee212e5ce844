package org.ndktck.reference;

import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.provider.Facility;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.PortRange;
import org.ndktck.api.provider.ProviderControls;
import org.ndktck.reference.adapter.ReferenceAdapter;

/** The adapters of one {@code open}: one that reaches itself, or two that reach each other. */
final class ReferenceAdapters implements OpenedAdapters {

    private final ProviderParts assembly;
    private final ReferenceAdapter active;
    private final ReferenceAdapter passive;

    ReferenceAdapters(ProviderParts assembly, List<ReferenceAdapter> adapters) {
        this.assembly = assembly;
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
        return active.facts().addresses();
    }

    @Override
    public List<InetAddress> passiveAddresses() {
        return passive.facts().addresses();
    }

    @Override
    public PortRange chosenPorts() {
        return assembly.ports();
    }

    @Override
    public Set<Facility> facilities() {
        return assembly.settings().posting() ? Set.of(Facility.POSTING) : Set.of();
    }

    @Override
    public ProviderControls controls() {
        return assembly.settings().controls()
                ? new ReferenceControls(
                        assembly,
                        new ReferenceAdapterHandlers(assembly, active.facts().addresses()))
                : ProviderControls.NONE;
    }

    /** Waits until every callback has returned and starts none afterwards (LIF-14). */
    @Override
    public void close() {
        assembly.services().lock().act(deferred -> {
            active.lifetime().beginClose();
            passive.lifetime().beginClose();
        });
        assembly.services().transport().close();
        assembly.services().lock().close();
    }
}
