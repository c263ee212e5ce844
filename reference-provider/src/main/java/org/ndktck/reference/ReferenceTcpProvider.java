package org.ndktck.reference;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.settings.Settings;
import org.ndktck.reference.settings.TcpSettings;
import org.ndktck.reference.transport.tcp.EventLoop;
import org.ndktck.reference.transport.tcp.LoopbackAddresses;
import org.ndktck.reference.transport.tcp.TcpNetworkConditions;

/**
 * The reference provider on a wire: the same decisions, lifetimes and state machine, over MPA (RFC 5044, RFC 6581)
 * and TCP instead of the fabric inside the process.
 *
 * <p>The settings of {@code open} are those of {@link ReferenceProvider} that are not about its fabric, and
 * {@code addresses}, {@code unreachable-hosts}, {@code unreachable-networks}, {@code silent-hosts}.
 */
public final class ReferenceTcpProvider implements NdkProvider {

    private final ProviderIdentity identity;
    private final Hooks hooks;

    /** Makes the provider itself. */
    public ReferenceTcpProvider() {
        this(new ProviderIdentity("reference-tcp", "NDK TCK", "0.1.0"), Hooks.documented());
    }

    /**
     * Makes a provider derived from it.
     *
     * @param identity who the derived provider is
     * @param hooks where it differs
     */
    public ReferenceTcpProvider(ProviderIdentity identity, Hooks hooks) {
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

    /** {@inheritDoc} The processes of one run share ports by their slots. */
    @Override
    public boolean worksInSeveralProcesses() {
        return true;
    }

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        TcpSettings settings = TcpSettings.of(request.settings());
        LoopbackAddresses claim = new LoopbackAddresses();
        try {
            List<List<InetAddress>> addresses = addresses(settings, claim, request.slot());
            TcpNetworkConditions conditions = new TcpNetworkConditions(
                    request.slot(),
                    claim,
                    ofFamilies(settings.unreachableHosts(), settings.common()),
                    ofFamilies(settings.unreachableNetworks(), settings.common()),
                    ofFamilies(settings.silentHosts(), settings.common()));
            ProviderParts assembly = ProviderParts.overTcp(settings, hooks, conditions, EventLoop.open());
            List<ReferenceAdapter> adapters =
                    addresses.stream().map(assembly::adapter).toList();
            return new ReferenceAdapters(assembly, adapters);
        } catch (IOException e) {
            claim.close();
            throw new AdapterOpenException("no selector can be opened: " + e.getMessage() + "; close other files", e);
        } catch (AdapterOpenException e) {
            claim.close();
            throw e;
        }
    }

    /** Shares out what the user named, or else takes addresses of the loopback interface: two of IPv4, one of IPv6. */
    private static List<List<InetAddress>> addresses(TcpSettings settings, LoopbackAddresses claim, WorkerSlot slot)
            throws AdapterOpenException {
        Settings common = settings.common();
        List<InetAddress> named = ofFamilies(settings.addresses(), common);
        if (!settings.addresses().isEmpty() && named.size() < common.adapters()) {
            throw new AdapterOpenException("the setting addresses names fewer addresses than there are adapters;"
                    + " name one for each, of the families of the setting families");
        }
        List<InetAddress> ipv6 = named.isEmpty() && common.families().contains(Settings.Family.IPV6)
                ? List.of(claim.takeIpv6(slot))
                : List.of();
        List<List<InetAddress>> addresses = new ArrayList<>();
        for (int adapter = 0; adapter < common.adapters(); adapter++) {
            List<InetAddress> own = new ArrayList<>(ipv6);
            if (named.isEmpty() && common.families().contains(Settings.Family.IPV4)) {
                own.addAll(claim.takeIpv4(2));
            }
            for (int i = adapter; i < named.size(); i += common.adapters()) {
                own.add(named.get(i));
            }
            addresses.add(own);
        }
        return addresses;
    }

    private static List<InetAddress> ofFamilies(List<InetAddress> addresses, Settings settings) {
        return addresses.stream()
                .filter(address -> settings.families()
                        .contains(address instanceof Inet4Address ? Settings.Family.IPV4 : Settings.Family.IPV6))
                .toList();
    }
}
