package org.ndktck.reference;

import java.net.InetAddress;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/** The local addresses and ports in use. Guarded by the fabric's lock. */
final class Endpoints {

    private static final int FIRST_EPHEMERAL = 49152;
    private static final int LAST_EPHEMERAL = 65535;
    private static final int EPHEMERAL_COUNT = LAST_EPHEMERAL - FIRST_EPHEMERAL + 1;

    private final Map<NdkSockaddr, Endpoint> inUse = new HashMap<>();
    private final Map<InetAddress, Integer> nextEphemeral = new HashMap<>();
    /** Where every port of the range that port 0 is chosen from is taken, by nobody in particular. */
    private final Set<InetAddress> full = new HashSet<>();

    /** Finds the endpoint at an address, or {@code null} when it is not in use. */
    @Nullable
    Endpoint at(NdkSockaddr address) {
        return inUse.get(address);
    }

    /**
     * Takes a local address into use, with one reference for the caller.
     *
     * @param wanted the address; port 0 asks for a free one (CON-05, LIS-08, SEP-11)
     * @param local the addresses of the adapter
     * @throws Refusal with INVALID_ADDRESS, SHARING_VIOLATION or TOO_MANY_ADDRESSES
     */
    Endpoint bind(NdkSockaddr wanted, Collection<InetAddress> local) throws Refusal {
        Refusal.unless(local.contains(wanted.address()), NtStatus.STATUS_INVALID_ADDRESS);
        NdkSockaddr address = wanted.port() == 0 ? ephemeral(wanted) : wanted;
        Refusal.unless(!isInUse(address), NtStatus.STATUS_SHARING_VIOLATION);
        Endpoint endpoint = new Endpoint(address, () -> inUse.remove(address));
        inUse.put(address, endpoint);
        return endpoint;
    }

    /**
     * As {@link #bind}, for a connection to one destination; names the reason more precisely where the
     * same pair of addresses is connected already (CON-29).
     */
    Endpoint bindFor(NdkSockaddr destination, NdkSockaddr wanted, Collection<InetAddress> local) throws Refusal {
        Endpoint present = inUse.get(wanted);
        Refusal.unless(present == null || !present.reaches(destination), NtStatus.STATUS_ADDRESS_ALREADY_EXISTS);
        Endpoint endpoint = bind(wanted, local);
        endpoint.occupy(destination);
        return endpoint;
    }

    /** Takes every free port of the range that port 0 is chosen from; tells whether they were not taken yet. */
    boolean takeEveryPort(InetAddress local) {
        return full.add(local);
    }

    /** Gives back what {@link #takeEveryPort} took. */
    void returnEveryPort(InetAddress local) {
        full.remove(local);
    }

    private boolean isInUse(NdkSockaddr address) {
        return inUse.containsKey(address) || (address.port() >= FIRST_EPHEMERAL && full.contains(address.address()));
    }

    /** Goes round the range, so that a port just freed is not the next one handed out. */
    private NdkSockaddr ephemeral(NdkSockaddr wanted) throws Refusal {
        Refusal.unless(!full.contains(wanted.address()), NtStatus.STATUS_TOO_MANY_ADDRESSES);
        int first = nextEphemeral.getOrDefault(wanted.address(), 0);
        for (int tried = 0; tried < EPHEMERAL_COUNT; tried++) {
            int index = (first + tried) % EPHEMERAL_COUNT;
            NdkSockaddr candidate = wanted.withPort(FIRST_EPHEMERAL + index);
            if (!inUse.containsKey(candidate)) {
                nextEphemeral.put(wanted.address(), (index + 1) % EPHEMERAL_COUNT);
                return candidate;
            }
        }
        throw new Refusal(NtStatus.STATUS_TOO_MANY_ADDRESSES);
    }
}
