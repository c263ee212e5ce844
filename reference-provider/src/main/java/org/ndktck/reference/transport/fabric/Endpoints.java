package org.ndktck.reference.transport.fabric;

import java.net.InetAddress;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.refusal.Refusal;
import org.ndktck.reference.transport.ConnectRequestHandler;
import org.ndktck.reference.transport.Endpoint;

/** The local addresses and ports in use. Guarded by the provider's lock. */
final class Endpoints {

    private final Set<NdkSockaddr> inUse = new HashSet<>();
    private final Map<NdkSockaddr, ConnectRequestHandler> handlers = new HashMap<>();
    private final PortPool ports;

    Endpoints(PortPool ports) {
        this.ports = ports;
    }

    /** Finds who takes the requests that arrive at an address, or {@code null} when nobody does. */
    @Nullable
    ConnectRequestHandler handlerAt(NdkSockaddr address) {
        return handlers.get(address);
    }

    /** As {@link #bind}, for an address at which requests are taken. */
    Endpoint listen(NdkSockaddr wanted, Collection<InetAddress> local, ConnectRequestHandler handler) throws Refusal {
        Endpoint endpoint = bind(wanted, local);
        handlers.put(endpoint.address(), handler);
        return endpoint;
    }

    /**
     * Takes a local address into use.
     *
     * @param wanted the address; port 0 asks for a free one (CON-05, LIS-08, SEP-11)
     * @param local the addresses of the adapter
     * @throws Refusal with INVALID_ADDRESS, SHARING_VIOLATION or TOO_MANY_ADDRESSES
     */
    Endpoint bind(NdkSockaddr wanted, Collection<InetAddress> local) throws Refusal {
        Refusal.unless(local.contains(wanted.address()), NtStatus.STATUS_INVALID_ADDRESS);
        NdkSockaddr address = wanted.port() == 0 ? ephemeral(wanted) : wanted;
        Refusal.unless(isFree(address), NtStatus.STATUS_SHARING_VIOLATION);
        inUse.add(address);
        return new Endpoint(address, () -> release(address));
    }

    private void release(NdkSockaddr address) {
        inUse.remove(address);
        handlers.remove(address);
        ports.free(address.port());
    }

    private boolean isFree(NdkSockaddr address) {
        return !ports.isTakenByOthers(address.port()) && !inUse.contains(address);
    }

    private NdkSockaddr ephemeral(NdkSockaddr wanted) throws Refusal {
        return ports.candidates()
                .mapToObj(wanted::withPort)
                .filter(this::isFree)
                .findFirst()
                .orElseThrow(() -> new Refusal(NtStatus.STATUS_TOO_MANY_ADDRESSES));
    }
}
