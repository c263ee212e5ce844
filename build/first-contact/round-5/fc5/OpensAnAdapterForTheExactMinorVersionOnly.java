package fc5;
import java.util.*;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

public final class OpensAnAdapterForTheExactMinorVersionOnly extends Base {
    OpenedAdapters opened(OpenedAdapters o) {
        ProviderControls c = o.controls();
        NdkVersion own = o.activeAdapter().version();
        ProviderControls mine = new ProviderControls() {
            public List<java.net.InetAddress> unreachableHosts() { return c.unreachableHosts(); }
            public List<java.net.InetAddress> unreachableNetworks() { return c.unreachableNetworks(); }
            public List<java.net.InetAddress> silentHosts() { return c.silentHosts(); }
            public Optional<Condition> linkCut() { return c.linkCut(); }
            public Optional<Condition> noFreePorts() { return c.noFreePorts(); }
            public Optional<Condition> noResources() { return c.noResources(); }
            public Optional<VirtualClock> clock() { return c.clock(); }
            public Optional<Runnable> settle() { return c.settle(); }
            public Optional<AdapterHandlers> adapterHandlers() {
                return c.adapterHandlers().map(h -> new AdapterHandlers() {
                    public NtStatus openNdkAdapter(NdkVersion v, ObjectPointer<NdkAdapter> p) {
                        return v.major() == own.major() && v.minor() != own.minor()
                                ? NtStatus.NDIS_STATUS_BAD_VERSION : h.openNdkAdapter(v, p);
                    }
                    public void closeNdkAdapter(NdkAdapter a) { h.closeNdkAdapter(a); }
                });
            }
        };
        return new OpenedAdapters() {
            public NdkAdapter activeAdapter() { return o.activeAdapter(); }
            public NdkAdapter passiveAdapter() { return o.passiveAdapter(); }
            public List<java.net.InetAddress> activeAddresses() { return o.activeAddresses(); }
            public List<java.net.InetAddress> passiveAddresses() { return o.passiveAddresses(); }
            public Set<Facility> facilities() { return o.facilities(); }
            public PortRange chosenPorts() { return o.chosenPorts(); }
            public ProviderControls controls() { return mine; }
            public void close() { o.close(); }
        };
    }
}
