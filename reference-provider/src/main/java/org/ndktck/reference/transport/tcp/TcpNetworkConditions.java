package org.ndktck.reference.transport.tcp;

import java.net.InetAddress;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.ndktck.api.provider.PortRange;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.reference.transport.LinkState;
import org.ndktck.reference.transport.NetworkConditions;
import org.ndktck.reference.transport.PortPool;

/** The host that the adapters are on: its ports, and the addresses that the user says lead nowhere. */
public final class TcpNetworkConditions implements NetworkConditions, AutoCloseable {

    private final List<InetAddress> unreachableHosts;
    private final List<InetAddress> unreachableNetworks;
    private final List<InetAddress> silentHosts;
    private final AutoCloseable claim;
    private final PortRange range;
    private final PortPool ports;
    private final LinkState link = new LinkState();

    /**
     * Describes the host.
     *
     * @param slot which share of the ephemeral ports to use
     * @param claim keeps other processes away from the addresses, as long as the adapters are open
     */
    public TcpNetworkConditions(
            WorkerSlot slot,
            AutoCloseable claim,
            List<InetAddress> unreachableHosts,
            List<InetAddress> unreachableNetworks,
            List<InetAddress> silentHosts) {
        this.unreachableHosts = unreachableHosts;
        this.unreachableNetworks = unreachableNetworks;
        this.silentHosts = silentHosts;
        this.claim = claim;
        this.range = shareOf(slot);
        int begin = ThreadLocalRandom.current().nextInt(range.last() - range.first() + 1);
        this.ports = new PortPool(new PortPool.Choice(range, PortPool.Order.IN_TURN), begin);
    }

    private static PortRange shareOf(WorkerSlot slot) {
        int all = PortRange.DYNAMIC.last() - PortRange.DYNAMIC.first() + 1;
        int share = all / slot.count();
        int first = PortRange.DYNAMIC.first() + share * slot.index();
        return new PortRange(first, first + share - 1);
    }

    /** What port 0 is served from: the share of this process of the range of the documents. */
    public PortRange range() {
        return range;
    }

    @Override
    public List<InetAddress> unreachableHosts() {
        return unreachableHosts;
    }

    @Override
    public List<InetAddress> unreachableNetworks() {
        return unreachableNetworks;
    }

    @Override
    public List<InetAddress> silentHosts() {
        return silentHosts;
    }

    @Override
    public PortPool ports() {
        return ports;
    }

    @Override
    public LinkState link() {
        return link;
    }

    @Override
    public void close() {
        EventLoop.close(claim);
    }
}
