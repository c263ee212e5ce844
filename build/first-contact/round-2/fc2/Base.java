package fc2;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A provider that is the reference provider with the tables of {@link #hooks} in front of it. */
abstract class Base implements NdkProvider {
    private final NdkProvider real = new org.ndktck.reference.ReferenceProvider();

    /** Makes the table for one open. */
    abstract Hooks hooks();

    @Override public ProviderIdentity identity() {
        return new ProviderIdentity("fc:" + getClass().getSimpleName(), "first contact", "1");
    }
    @Override public int spiVersion() { return SPI_VERSION; }
    @Override public boolean worksInSeveralProcesses() { return true; }

    @Override public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = real.open(request);
        Hooks hooks = hooks();
        hooks.wrap(opened.activeAdapter());
        hooks.wrap(opened.passiveAdapter());
        return new OpenedAdapters() {
            @Override public NdkAdapter activeAdapter() { return opened.activeAdapter(); }
            @Override public NdkAdapter passiveAdapter() { return opened.passiveAdapter(); }
            @Override public List<InetAddress> activeAddresses() { return opened.activeAddresses(); }
            @Override public List<InetAddress> passiveAddresses() { return opened.passiveAddresses(); }
            @Override public Set<Facility> facilities() { return opened.facilities(); }
            @Override public ProviderControls controls() { return new Controls(opened.controls(), hooks); }
            @Override public void close() { opened.close(); }
        };
    }

    private record Controls(ProviderControls real, Hooks hooks) implements ProviderControls {
        @Override public List<InetAddress> unreachableHosts() { return real.unreachableHosts(); }
        @Override public List<InetAddress> unreachableNetworks() { return real.unreachableNetworks(); }
        @Override public List<InetAddress> silentHosts() { return real.silentHosts(); }
        @Override public Optional<Condition> linkCut() { return real.linkCut(); }
        @Override public Optional<Condition> noFreePorts() { return real.noFreePorts(); }
        @Override public Optional<Condition> noResources() { return real.noResources(); }
        @Override public Optional<VirtualClock> clock() { return real.clock(); }
        @Override public Optional<Runnable> settle() { return real.settle(); }
        @Override public Optional<AdapterHandlers> adapterHandlers() {
            return real.adapterHandlers().map(h -> new AdapterHandlers() {
                @Override public NtStatus openNdkAdapter(NdkVersion version, ObjectPointer<NdkAdapter> pp) {
                    return h.openNdkAdapter(version, hooks.out(pp));
                }
                @Override public void closeNdkAdapter(NdkAdapter adapter) { h.closeNdkAdapter(adapter); }
            });
        }
    }
}
