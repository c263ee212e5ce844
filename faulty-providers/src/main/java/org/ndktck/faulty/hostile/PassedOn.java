package org.ndktck.faulty.hostile;

import java.net.InetAddress;
import java.util.List;
import java.util.Set;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.provider.Facility;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderControls;

/** Opened adapters that leave everything to others. A hostile one overrides one method. */
class PassedOn implements OpenedAdapters {

    private final OpenedAdapters original;

    PassedOn(OpenedAdapters original) {
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
