package com.acme.ndk;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Map;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;

/** One simulated InfiniBand adapter with loopback; both sides live in this JVM. */
public final class AcmeProvider implements NdkProvider {

    public AcmeProvider() {}

    @Override
    public ProviderIdentity identity() {
        return new ProviderIdentity("acme-ndk", "Acme Networks", "1.0");
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        Map<String, String> settings = request.settings();
        if (!settings.isEmpty()) {
            throw new AdapterOpenException("acme-ndk knows no settings, but got " + settings.keySet()
                    + "; leave --set away");
        }
        List<InetAddress> addresses;
        try {
            byte[] v6 = new byte[16];
            v6[0] = (byte) 0xfd;
            v6[15] = 0x40;
            addresses = List.of(InetAddress.getByAddress(new byte[] {10, 20, 30, 40}), InetAddress.getByAddress(v6));
        } catch (UnknownHostException impossible) {
            throw new AdapterOpenException("acme-ndk could not make its addresses; report this to Acme", impossible);
        }
        AcmeAdapter adapter = new AcmeAdapter(new Ports(addresses));
        return new OpenedAdapters() {
            @Override
            public NdkAdapter activeAdapter() {
                return adapter;
            }

            @Override
            public List<InetAddress> activeAddresses() {
                return addresses;
            }

            @Override
            public void close() {
                adapter.callbacks.shutDown();
            }
        };
    }
}
