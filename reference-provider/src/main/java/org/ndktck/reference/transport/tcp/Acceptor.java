package org.ndktck.reference.transport.tcp;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.execution.ManualClock;
import org.ndktck.reference.transport.ConnectRequestHandler;
import org.ndktck.reference.transport.Message;
import org.ndktck.reference.transport.mpa.SetUpFrame;

/** Takes the connections that come to one address, and hands them on when their requests are whole. */
final class Acceptor implements EventLoop.ReadyHandler {

    /** Connections without a request at a time. One more costs the oldest of them its place: who is honest is quick. */
    private static final int MOST_WAITING = 512;

    /** Where no socket can be had, a connection stays in the queue of the system that long. */
    private static final Duration PAUSE = Duration.ofMillis(100);

    private final Wire wire;
    private final ServerSocketChannel socket;
    private final ConnectRequestHandler handler;
    private final Set<TcpChannel> waiting = new LinkedHashSet<>();

    Acceptor(Wire wire, ServerSocketChannel socket, ConnectRequestHandler handler) {
        this.wire = wire;
        this.socket = socket;
        this.handler = handler;
    }

    /** Begins; on the thread of the loop. */
    void start() {
        try {
            wire.loop().register(socket, SelectionKey.OP_ACCEPT, this);
        } catch (IOException e) {
            stop(); // it was stopped before
        }
    }

    /** Refuses everything from now on, with what waits for a request; on the thread of the loop. */
    void stop() {
        EventLoop.close(socket);
        Set.copyOf(waiting).forEach(TcpChannel::giveUp);
    }

    @Override
    public void ready(SelectionKey key) {
        try {
            for (SocketChannel next = socket.accept(); next != null; next = socket.accept()) {
                add(next);
            }
        } catch (IOException e) {
            key.interestOps(0);
            wire.restart(ManualClock.Deadline.NONE, PAUSE, () -> goOn(key));
        }
    }

    private static void goOn(SelectionKey key) {
        if (key.isValid()) {
            key.interestOps(SelectionKey.OP_ACCEPT);
        }
    }

    private void add(SocketChannel next) {
        try {
            next.configureBlocking(false);
            waiting.add(TcpChannel.passive(wire, next, this::handOn));
        } catch (IOException e) {
            EventLoop.close(next); // it has gone already
        }
        if (waiting.size() > MOST_WAITING) {
            waiting.iterator().next().giveUp();
        }
    }

    /** The request of a connection is whole, or none comes any more. */
    private void handOn(TcpChannel channel) {
        waiting.remove(channel);
        SetUpFrame frame = channel.request();
        if (frame != null) {
            try {
                NdkSockaddr source = address(channel.socket().getRemoteAddress());
                NdkSockaddr local = address(channel.socket().getLocalAddress());
                Message.Request request = new Message.Request(source, local, frame.limits(), frame.privateData());
                wire.arrive(deferred -> hand(channel, request, local, deferred));
            } catch (IOException e) {
                channel.giveUp();
            }
        }
    }

    private void hand(TcpChannel channel, Message.Request request, NdkSockaddr local, DeferredWork deferred) {
        if (handler.takesRequests()) {
            channel.attach(handler.take(request, local, channel, deferred));
        } else {
            wire.onLoop(deferred, channel::giveUp);
        }
    }

    private static NdkSockaddr address(SocketAddress address) {
        InetSocketAddress internet = (InetSocketAddress) address;
        return new NdkSockaddr(internet.getAddress(), internet.getPort());
    }
}
