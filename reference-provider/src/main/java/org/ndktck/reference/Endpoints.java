package org.ndktck.reference;

import java.net.InetAddress;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/** The local addresses and ports in use. Guarded by the fabric's lock. */
final class Endpoints {

    private final Surroundings surroundings;
    private final Map<NdkSockaddr, Endpoint> inUse = new HashMap<>();
    private final Ports ports;

    Endpoints(Surroundings surroundings, Ports ports) {
        this.surroundings = surroundings;
        this.ports = ports;
    }

    /** Finds the endpoint at an address, or {@code null} when it is not in use. */
    @Nullable
    Endpoint at(NdkSockaddr address) {
        return inUse.get(address);
    }

    /** As the other one, for an address at which no request is taken. */
    Endpoint bind(NdkSockaddr wanted, Collection<InetAddress> local) throws Refusal {
        return bind(wanted, local, null);
    }

    /**
     * Takes a local address into use.
     *
     * @param wanted the address; port 0 asks for a free one (CON-05, LIS-08, SEP-11)
     * @param local the addresses of the adapter
     * @param listener who takes the requests that arrive; {@code null} for nobody
     * @throws Refusal with INVALID_ADDRESS, SHARING_VIOLATION or TOO_MANY_ADDRESSES
     */
    Endpoint bind(NdkSockaddr wanted, Collection<InetAddress> local, @Nullable ReferenceListener listener)
            throws Refusal {
        Refusal.unless(local.contains(wanted.address()), NtStatus.STATUS_INVALID_ADDRESS);
        NdkSockaddr address = wanted.port() == 0 ? ephemeral(wanted) : wanted;
        Refusal.unless(isFree(address), NtStatus.STATUS_SHARING_VIOLATION);
        Endpoint endpoint = new Endpoint(address, listener, () -> release(address));
        inUse.put(address, endpoint);
        return endpoint;
    }

    private void release(NdkSockaddr address) {
        inUse.remove(address);
        ports.free(address.port());
    }

    private boolean isFree(NdkSockaddr address) {
        boolean taken = ports.contains(address.port()) && !surroundings.hasFreePorts();
        return !taken && !inUse.containsKey(address);
    }

    private NdkSockaddr ephemeral(NdkSockaddr wanted) throws Refusal {
        return ports.candidates()
                .mapToObj(wanted::withPort)
                .filter(this::isFree)
                .findFirst()
                .orElseThrow(() -> new Refusal(NtStatus.STATUS_TOO_MANY_ADDRESSES));
    }
}
