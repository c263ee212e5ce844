package org.ndktck.reference.transport.tcp;

import java.net.InetAddress;
import java.nio.channels.SocketChannel;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.execution.ManualClock;
import org.ndktck.reference.execution.ProviderLock;
import org.ndktck.reference.refusal.Refusal;
import org.ndktck.reference.transport.Channel;
import org.ndktck.reference.transport.ChannelEvents;
import org.ndktck.reference.transport.ConnectRequestHandler;
import org.ndktck.reference.transport.Endpoint;
import org.ndktck.reference.transport.Endpoints;
import org.ndktck.reference.transport.Message;
import org.ndktck.reference.transport.MessageFilter;
import org.ndktck.reference.transport.NetworkConditions;
import org.ndktck.reference.transport.Transport;

/**
 * The transport over TCP: MPA with the enhanced set-up. To bind a socket does not wait, so that is done at once;
 * everything else is done by the loop.
 */
public final class TcpTransport implements Transport {

    private static final int PACKETS_OF_A_SET_UP = 3;

    private final LoopbackProbe probe = new LoopbackProbe();
    private final Wire wire;
    private final TcpNetworkConditions conditions;
    private final Endpoints endpoints;
    private final Map<NdkSockaddr, SocketChannel> bound = new HashMap<>();
    private final Map<NdkSockaddr, Acceptor> acceptors = new HashMap<>();

    /**
     * Makes a transport, and starts the loop, which lets time pass.
     *
     * @param loop one that does not run yet
     * @param filter sees every message
     */
    public TcpTransport(
            ProviderLock lock,
            ManualClock clock,
            TcpNetworkConditions conditions,
            MessageFilter filter,
            EventLoop loop) {
        this.conditions = conditions;
        this.endpoints = new Endpoints(conditions.ports());
        this.wire = new Wire(loop, lock, clock, conditions.link(), filter);
        loop.start(wire::tick);
    }

    @Override
    public NetworkConditions conditions() {
        return conditions;
    }

    @Override
    public Endpoint bind(NdkSockaddr wanted, Collection<InetAddress> local) throws Refusal {
        return endpoints.bind(wanted, local, address -> {
            bound.put(address, Sockets.bound(address));
            return () -> EventLoop.close(bound.remove(address));
        });
    }

    @Override
    public Endpoint listen(NdkSockaddr wanted, Collection<InetAddress> local, ConnectRequestHandler handler)
            throws Refusal {
        return endpoints.bind(wanted, local, address -> {
            Acceptor acceptor = new Acceptor(wire, Sockets.listening(address), handler);
            acceptors.put(address, acceptor);
            wire.loop().execute(acceptor::start);
            return () -> {};
        });
    }

    @Override
    public void stopListening(Endpoint endpoint, Consumer<DeferredWork> stopped, DeferredWork deferred) {
        Acceptor acceptor = acceptors.remove(endpoint.address());
        if (acceptor == null) {
            stopped.accept(deferred);
        } else {
            deferred.message(() -> wire.close(acceptor::stop, stopped));
        }
    }

    @Override
    public Channel connect(Message.Request request, ChannelEvents events, DeferredWork deferred) {
        TcpChannel channel = TcpChannel.active(wire, events);
        SocketChannel socket = bound.remove(request.source());
        deferred.message(() -> {
            Message filtered = wire.filter().filter(request);
            wire.toLoop(() -> connect(channel, socket, filtered));
        });
        return channel;
    }

    /** A socket that connects to itself would answer its own request. */
    private static void connect(TcpChannel channel, @Nullable SocketChannel socket, Message filtered) {
        if (!(filtered instanceof Message.Request request)) {
            EventLoop.close(socket);
        } else if (request.source().equals(request.destination())) {
            EventLoop.close(socket);
            channel.unanswered(NtStatus.STATUS_CONNECTION_REFUSED);
        } else {
            channel.connect(socket, request);
        }
    }

    /** {@inheritDoc} A connection is set up by three packets of the system's, each of which answers the one before. */
    @Override
    public void settle() {
        long before;
        do {
            before = wire.loop().activity();
            wire.settle();
            for (int packet = 0; packet < PACKETS_OF_A_SET_UP; packet++) {
                wire.loop().awaitTurn(probe::roundTrip);
            }
            wire.settle();
        } while (wire.loop().activity() != before && !Thread.currentThread().isInterrupted());
    }

    /** Ends the loop and closes every socket. */
    @Override
    public void close() {
        wire.loop().close();
        bound.values().forEach(EventLoop::close);
        probe.close();
        conditions.close();
    }
}
