package fc4;

import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import org.ndktck.api.*;
import org.ndktck.api.provider.*;

/** A provider around the correct one; each subclass brings its own {@link World}. */
abstract class Wrapped implements NdkProvider {
    private final NdkProvider real = new org.ndktck.reference.ReferenceProvider();

    abstract World world(OpenedAdapters opened);

    ProviderControls controls(World w, ProviderControls real) { return real; }

    @Override public final ProviderIdentity identity() { return new ProviderIdentity("fc:" + getClass().getSimpleName(), "first contact", "1"); }
    @Override public final int spiVersion() { return SPI_VERSION; }
    @Override public final boolean worksInSeveralProcesses() { return true; }

    @Override public final OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters o = real.open(request);
        World w = world(o);
        NdkAdapter active = o.activeAdapter();
        NdkAdapter passive = o.passiveAdapter();
        w.adopt(new World.Adp(), active);
        if (passive != active) w.adopt(new World.Adp(), passive);
        ProviderControls controls = controls(w, o.controls());
        return new OpenedAdapters() {
            @Override public NdkAdapter activeAdapter() { return active; }
            @Override public NdkAdapter passiveAdapter() { return passive; }
            @Override public List<InetAddress> activeAddresses() { return o.activeAddresses(); }
            @Override public List<InetAddress> passiveAddresses() { return o.passiveAddresses(); }
            @Override public Set<Facility> facilities() { return o.facilities(); }
            @Override public PortRange chosenPorts() { return o.chosenPorts(); }
            @Override public ProviderControls controls() { return controls; }
            @Override public void close() { w.closing(); o.close(); }
        };
    }
}
