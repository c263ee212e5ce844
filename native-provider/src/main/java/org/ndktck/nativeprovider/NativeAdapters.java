package org.ndktck.nativeprovider;

import java.net.InetAddress;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.Facility;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.PortRange;
import org.ndktck.api.provider.ProviderControls;

/** The adapters that a library has opened. */
final class NativeAdapters implements OpenedAdapters {

    private static final int POSTING = 1;

    private final OpenResult result;
    private final NdkAdapter active;
    private final NdkAdapter passive;
    private final List<InetAddress> activeAddresses;
    private final List<InetAddress> passiveAddresses;
    private final PortRange chosenPorts;
    private final ProviderControls controls;

    private NativeAdapters(OpenResult result, Border border) throws AdapterOpenException {
        this.result = result;
        this.active = (NdkAdapter) border.delivered(result.activeAdapter(), NdkObjectType.ADAPTER);
        this.passive = (NdkAdapter) border.delivered(result.passiveAdapter(), NdkObjectType.ADAPTER);
        this.activeAddresses = result.activeAddresses();
        this.passiveAddresses = result.passiveAddresses();
        this.chosenPorts = result.chosenPorts();
        this.controls = result.controls(border);
    }

    /** What was opened; what cannot be used is closed. */
    static NativeAdapters of(OpenResult result) throws AdapterOpenException {
        try {
            return new NativeAdapters(result, new Border());
        } catch (AdapterOpenException | RuntimeException e) {
            result.close();
            throw e;
        }
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
        return activeAddresses;
    }

    @Override
    public List<InetAddress> passiveAddresses() {
        return passiveAddresses;
    }

    @Override
    public Set<Facility> facilities() {
        Set<Facility> facilities = EnumSet.noneOf(Facility.class);
        if ((result.facilities() & POSTING) != 0) {
            facilities.add(Facility.POSTING);
        }
        return facilities;
    }

    @Override
    public PortRange chosenPorts() {
        return chosenPorts;
    }

    @Override
    public ProviderControls controls() {
        return controls;
    }

    @Override
    public void close() {
        result.close();
    }
}
