package org.ndktck.reference.transport.fabric;

import java.net.InetAddress;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.execution.ProviderLock;
import org.ndktck.reference.refusal.Refusal;
import org.ndktck.reference.transport.Channel;
import org.ndktck.reference.transport.ChannelEvents;
import org.ndktck.reference.transport.ConnectRequestHandler;
import org.ndktck.reference.transport.Endpoint;
import org.ndktck.reference.transport.Endpoints;
import org.ndktck.reference.transport.LinkState;
import org.ndktck.reference.transport.Message;
import org.ndktck.reference.transport.MessageFilter;
import org.ndktck.reference.transport.NetworkConditions;
import org.ndktck.reference.transport.PortPool;
import org.ndktck.reference.transport.Transport;

/** The transport inside the process: joins all connectors, listeners and endpoints of one {@code open}. */
public final class Fabric implements Transport, NetworkConditions {

    private final ProviderLock lock;
    private final FabricAddresses hosts;
    private final PortPool ports;
    private final UnansweredRequests unanswered;
    private final Endpoints endpoints;
    private final Map<NdkSockaddr, ConnectRequestHandler> handlers = new HashMap<>();
    private final LinkState link = new LinkState();
    private final MessageSender wire;

    /**
     * Makes a fabric.
     *
     * @param hosts the addresses that exist on it
     * @param ports what port 0 is served from
     * @param unanswered what becomes of a request that nobody takes
     * @param filter sees every message
     * @param delivery brings every message
     */
    public Fabric(
            ProviderLock lock,
            FabricAddresses hosts,
            PortPool ports,
            UnansweredRequests unanswered,
            MessageFilter filter,
            DeliveryTiming delivery) {
        this.lock = lock;
        this.hosts = hosts;
        this.ports = ports;
        this.unanswered = unanswered;
        this.endpoints = new Endpoints(ports);
        this.wire = new MessageSender(lock, link, filter, delivery);
    }

    @Override
    public List<InetAddress> unreachableHosts() {
        return hosts.missing();
    }

    @Override
    public List<InetAddress> unreachableNetworks() {
        return hosts.elsewhere();
    }

    @Override
    public List<InetAddress> silentHosts() {
        return hosts.silent();
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
    public Endpoint bind(NdkSockaddr wanted, Collection<InetAddress> local) throws Refusal {
        return endpoints.bind(wanted, local, address -> () -> {});
    }

    @Override
    public Endpoint listen(NdkSockaddr wanted, Collection<InetAddress> local, ConnectRequestHandler handler)
            throws Refusal {
        return endpoints.bind(wanted, local, address -> {
            handlers.put(address, handler);
            return () -> handlers.remove(address);
        });
    }

    /** {@inheritDoc} A request is taken when it arrives or never. */
    @Override
    public void stopListening(Endpoint endpoint, Consumer<DeferredWork> stopped, DeferredWork deferred) {
        stopped.accept(deferred);
    }

    @Override
    public NetworkConditions conditions() {
        return this;
    }

    @Override
    public void settle() {
        lock.inFlight().settle();
    }

    /** {@inheritDoc} Nothing runs. */
    @Override
    public void close() {}

    @Override
    public Channel connect(Message.Request request, ChannelEvents events, DeferredWork deferred) {
        FabricChannel channel = FabricChannel.active(wire, events);
        wire.send(request, (arrived, then) -> route(channel, arrived, then), deferred);
        return channel;
    }

    /** A request has arrived, if the filter left one. */
    private void route(FabricChannel from, Message arrived, DeferredWork deferred) {
        if (arrived instanceof Message.Request request) {
            NdkSockaddr destination = request.destination();
            ConnectRequestHandler handler = handlers.get(destination);
            if (handler != null && handler.takesRequests()) {
                FabricChannel to = from.join();
                to.attach(handler.take(request, destination, to, deferred));
            } else {
                fail(from, destination.address(), handler, deferred);
            }
        }
    }

    private void fail(
            FabricChannel from,
            InetAddress destination,
            @Nullable ConnectRequestHandler handler,
            DeferredWork deferred) {
        NtStatus status = unanswered.status(hosts, destination, handler != null && handler.isPaused());
        if (status != null) {
            from.events().unanswered(from, status, deferred);
        }
    }
}
