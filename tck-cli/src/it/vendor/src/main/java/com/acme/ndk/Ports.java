package com.acme.ndk;

import java.net.InetAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/** The local addresses of an adapter, who owns which port of them, and which connections there are. Used under the lock. */
final class Ports {

    private static final int FIRST_PORT = 49152;
    private static final int PORTS = 65536 - FIRST_PORT;

    private final List<InetAddress> addresses;
    /** Local address and port to the listener, shared endpoint or connector that owns it. */
    private final Map<NdkSockaddr, Object> bound = new HashMap<>();
    /** Local and remote address to the one connection between them. */
    private final Map<List<NdkSockaddr>, Object> connections = new HashMap<>();
    private int nextPort;

    Ports(List<InetAddress> addresses) {
        this.addresses = addresses;
    }

    /** The outcome of a bind. */
    record Bound(NtStatus status, NdkSockaddr address) {}

    boolean owns(InetAddress address) {
        return addresses.contains(address);
    }

    Bound bind(NdkSockaddr wanted, Object owner) {
        if (wanted == null || !owns(wanted.address())) {
            return new Bound(NtStatus.STATUS_INVALID_ADDRESS, wanted);
        }
        if (wanted.port() != 0) {
            return new Bound(
                    bound.putIfAbsent(wanted, owner) == null
                            ? NtStatus.STATUS_SUCCESS
                            : NtStatus.STATUS_SHARING_VIOLATION,
                    wanted);
        }
        for (int i = 0; i < PORTS; i++) {
            NdkSockaddr candidate = wanted.withPort(FIRST_PORT + nextPort);
            nextPort = (nextPort + 1) % PORTS;
            if (bound.putIfAbsent(candidate, owner) == null) {
                return new Bound(NtStatus.STATUS_SUCCESS, candidate);
            }
        }
        return new Bound(NtStatus.STATUS_TOO_MANY_ADDRESSES, wanted);
    }

    void unbind(NdkSockaddr address, Object owner) {
        bound.remove(address, owner);
    }

    /** The owner; null if there is none. */
    Object ownerOf(NdkSockaddr address) {
        return bound.get(address);
    }

    boolean isConnected(NdkSockaddr local, NdkSockaddr remote) {
        return connections.containsKey(List.of(local, remote));
    }

    void connected(NdkSockaddr local, NdkSockaddr remote, Object connection) {
        connections.put(List.of(local, remote), connection);
    }

    void disconnected(NdkSockaddr local, NdkSockaddr remote, Object connection) {
        connections.remove(List.of(local, remote), connection);
    }
}
