package org.ndktck.reference;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.settings.FabricSettings;
import org.ndktck.reference.settings.Settings;
import org.ndktck.reference.transport.fabric.FabricAddresses;

/**
 * The reference provider: what the documents say, over a fabric inside the process.
 *
 * <p>The settings of {@code open} choose among the freedoms the documents leave: {@code completion},
 * {@code rds}, {@code padding}, {@code max-inbound-read-limit}, {@code max-outbound-read-limit},
 * {@code max-caller-data}, {@code max-callee-data}, {@code families}, {@code version}, {@code seed},
 * {@code adapters}, {@code delivery}, {@code ports}, {@code port-range}, {@code backlog}, {@code disconnects},
 * {@code unanswered},
 * {@code paused}; and whether {@code controls} and {@code posting} are offered.
 */
public final class ReferenceProvider implements NdkProvider {

    /** Parts the second address of an adapter from the first: a provider may have several. */
    private static final int FURTHER = 100;

    private final ProviderIdentity identity;
    private final Hooks hooks;

    /** Makes the reference provider itself. */
    public ReferenceProvider() {
        this(new ProviderIdentity("reference", "NDK TCK", "0.1.0"), Hooks.documented());
    }

    /**
     * Makes a provider derived from the reference.
     *
     * @param identity who the derived provider is
     * @param hooks where it differs
     */
    public ReferenceProvider(ProviderIdentity identity, Hooks hooks) {
        this.identity = identity;
        this.hooks = hooks;
    }

    @Override
    public ProviderIdentity identity() {
        return identity;
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    /** {@inheritDoc} Every process has a fabric of its own, so the slot makes no difference. */
    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        FabricSettings settings = FabricSettings.of(request.settings());
        List<List<InetAddress>> addresses = new ArrayList<>();
        for (int host = 1; host <= settings.common().adapters(); host++) {
            List<InetAddress> local = new ArrayList<>(addresses(settings.common(), host));
            local.addAll(addresses(settings.common(), FURTHER + host));
            addresses.add(local);
        }
        FabricAddresses hosts =
                new FabricAddresses(addresses.stream().flatMap(List::stream).toList());
        ProviderParts assembly = ProviderParts.overFabric(settings, hooks, hosts);
        List<ReferenceAdapter> adapters =
                addresses.stream().map(assembly::adapter).toList();
        return new ReferenceAdapters(assembly, adapters);
    }

    @Override
    public boolean worksInSeveralProcesses() {
        return true;
    }

    /** Gives one address of each family; they exist on the fabric only. */
    private static List<InetAddress> addresses(Settings settings, int host) {
        List<InetAddress> addresses = new ArrayList<>();
        if (settings.families().contains(Settings.Family.IPV4)) {
            addresses.add(address(10, 77, 0, host));
        }
        if (settings.families().contains(Settings.Family.IPV6)) {
            addresses.add(address(0xfd, 0x77, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, host));
        }
        return List.copyOf(addresses);
    }

    private static InetAddress address(int... octets) {
        byte[] raw = new byte[octets.length];
        for (int i = 0; i < octets.length; i++) {
            raw[i] = (byte) octets[i];
        }
        try {
            return InetAddress.getByAddress(raw);
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("an address of " + raw.length + " bytes", impossible);
        }
    }
}
