package com.acme.ndk;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;

/** The entry point: the kit finds it by the service file, and opens the adapter here. */
public final class AcmeProvider implements NdkProvider {

    @Override
    public ProviderIdentity identity() {
        return new ProviderIdentity("acme-ndk", "acme-ndk", "0.1");
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        if (!request.settings().isEmpty()) {
            throw new AdapterOpenException("acme-ndk knows no settings, but got "
                    + request.settings().keySet() + "; leave --set away");
        }
        return new Opened(new AcmeAdapter(), List.of(address()));
    }

    /** Put the local address of your adapter here; an IPv6 address beside it lets the kit judge IPv6, too. */
    private static InetAddress address() throws AdapterOpenException {
        try {
            return InetAddress.getByAddress(new byte[] {10, 20, 30, 40});
        } catch (UnknownHostException e) {
            throw new AdapterOpenException("acme-ndk could not make its address", e);
        }
    }

    private record Opened(NdkAdapter activeAdapter, List<InetAddress> activeAddresses) implements OpenedAdapters {

        @Override
        public void close() {
            // nothing goes on yet
        }
    }
}
