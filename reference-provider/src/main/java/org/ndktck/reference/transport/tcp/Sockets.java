package org.ndktck.reference.transport.tcp;

import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.NoRouteToHostException;
import java.net.ProtocolFamily;
import java.net.SocketException;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.nio.channels.NetworkChannel;
import java.nio.channels.SelectableChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.refusal.Refusal;

/**
 * Opens sockets, and says which status stands for which failure. It goes by the kinds of failures: their texts
 * depend on the system and its language.
 */
final class Sockets {

    /** Connections that the system keeps until the loop takes them. */
    private static final int BACKLOG = 1024;

    private Sockets() {}

    private interface Opening<S> {
        S open(ProtocolFamily family) throws IOException;
    }

    private interface Binding<S> {
        void bind(S socket, InetSocketAddress address) throws IOException;
    }

    /**
     * Opens a socket that may be connected from the address. Others may be bound to it, too: each pair of addresses
     * is one connection.
     */
    static SocketChannel bound(NdkSockaddr address) throws Refusal {
        return open(address, SocketChannel::open, SocketChannel::bind);
    }

    /** Opens a socket that takes connections at the address. */
    static ServerSocketChannel listening(NdkSockaddr address) throws Refusal {
        return open(address, ServerSocketChannel::open, (socket, at) -> socket.bind(at, BACKLOG));
    }

    private static <S extends SelectableChannel & NetworkChannel> S open(
            NdkSockaddr address, Opening<S> opening, Binding<S> binding) throws Refusal {
        S socket;
        try {
            socket = opening.open(family(address.address()));
        } catch (IOException noDescriptor) {
            throw new Refusal(NtStatus.STATUS_INSUFFICIENT_RESOURCES);
        }
        try {
            socket.configureBlocking(false);
            socket.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            binding.bind(socket, new InetSocketAddress(address.address(), address.port()));
            return socket;
        } catch (IOException e) {
            EventLoop.close(socket);
            throw new Refusal(
                    e instanceof BindException && isLocal(address.address())
                            ? NtStatus.STATUS_SHARING_VIOLATION
                            : NtStatus.STATUS_INVALID_ADDRESS);
        }
    }

    private static ProtocolFamily family(InetAddress address) {
        return address instanceof Inet4Address ? StandardProtocolFamily.INET : StandardProtocolFamily.INET6;
    }

    private static boolean isLocal(InetAddress address) {
        try {
            return address.isLoopbackAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (SocketException e) {
            return false;
        }
    }

    /** Says why a socket that was bound is not connected (CON-21 to CON-23, CSE-17). */
    static NtStatus whyNotConnected(IOException failure) {
        if (failure instanceof NoRouteToHostException) {
            return NtStatus.STATUS_HOST_UNREACHABLE;
        } else if (isInUse(failure)) {
            return NtStatus.STATUS_ADDRESS_ALREADY_EXISTS;
        } else if (failure instanceof ConnectException || isReset(failure)) {
            return NtStatus.STATUS_CONNECTION_REFUSED;
        }
        return NtStatus.STATUS_NETWORK_UNREACHABLE;
    }

    /** Whether the peer has broken off what it had just taken: the runtime has no class for it. */
    private static boolean isReset(IOException failure) {
        return String.valueOf(failure.getMessage()).startsWith("Connection reset");
    }

    /** Whether a connection joins the two addresses, or has until lately. */
    static boolean isInUse(IOException failure) {
        return failure instanceof BindException;
    }
}
