package org.ndktck.faulty;

import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.provider.Facility;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.PortRange;
import org.ndktck.api.provider.ProviderControls;

/** Opened adapters that leave everything to others; who extends them overrides what is to be different. */
public class ForwardedAdapters implements OpenedAdapters {

    private final OpenedAdapters original;

    /**
     * Forwards everything.
     *
     * @param original to what
     */
    public ForwardedAdapters(OpenedAdapters original) {
        this.original = original;
    }

    @Override
    public NdkAdapter activeAdapter() {
        return original.activeAdapter();
    }

    @Override
    public NdkAdapter passiveAdapter() {
        return original.passiveAdapter();
    }

    @Override
    public List<InetAddress> activeAddresses() {
        return original.activeAddresses();
    }

    @Override
    public List<InetAddress> passiveAddresses() {
        return original.passiveAddresses();
    }

    @Override
    public PortRange chosenPorts() {
        return original.chosenPorts();
    }

    @Override
    public Set<Facility> facilities() {
        return original.facilities();
    }

    @Override
    public ProviderControls controls() {
        return original.controls();
    }

    @Override
    public void close() {
        original.close();
    }
}
