package org.ndktck.reference.transport;

import java.net.InetAddress;
import java.util.Collection;
import java.util.HashSet;
import java.util.PrimitiveIterator;
import java.util.Set;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.refusal.Refusal;

/** The local addresses and ports in use. Guarded by the provider's lock. */
public final class Endpoints {

    private final Set<NdkSockaddr> inUse = new HashSet<>();
    private final PortPool ports;

    public Endpoints(PortPool ports) {
        this.ports = ports;
    }

    /** Does what else it takes to use an address. */
    @FunctionalInterface
    public interface Claim {

        /**
         * Takes the address.
         *
         * @return gives it back
         * @throws Refusal with SHARING_VIOLATION where somebody else has it: another port may do then
         */
        Runnable take(NdkSockaddr address) throws Refusal;
    }

    /**
     * Takes a local address into use.
     *
     * @param wanted the address; port 0 asks for a free one (CON-05, LIS-08, SEP-11)
     * @param local the addresses of the adapter
     * @throws Refusal with INVALID_ADDRESS, SHARING_VIOLATION, TOO_MANY_ADDRESSES, or what the claim refuses with
     */
    public Endpoint bind(NdkSockaddr wanted, Collection<InetAddress> local, Claim claim) throws Refusal {
        Refusal.unless(local.contains(wanted.address()), NtStatus.STATUS_INVALID_ADDRESS);
        if (wanted.port() == 0) {
            return bindAnyPort(wanted, claim);
        }
        Refusal.unless(isFree(wanted), NtStatus.STATUS_SHARING_VIOLATION);
        return bind(wanted, claim);
    }

    private Endpoint bindAnyPort(NdkSockaddr wanted, Claim claim) throws Refusal {
        for (PrimitiveIterator.OfInt next = ports.candidates().iterator(); next.hasNext(); ) {
            NdkSockaddr address = wanted.withPort(next.nextInt());
            if (isFree(address)) {
                try {
                    return bind(address, claim);
                } catch (Refusal refusal) {
                    passOver(refusal);
                }
            }
        }
        throw new Refusal(NtStatus.STATUS_TOO_MANY_ADDRESSES);
    }

    private static void passOver(Refusal refusal) throws Refusal {
        if (!refusal.status().equals(NtStatus.STATUS_SHARING_VIOLATION)) {
            throw refusal;
        }
    }

    private Endpoint bind(NdkSockaddr address, Claim claim) throws Refusal {
        Runnable giveBack = claim.take(address);
        inUse.add(address);
        return new Endpoint(address, () -> {
            giveBack.run();
            inUse.remove(address);
            ports.free(address.port());
        });
    }

    private boolean isFree(NdkSockaddr address) {
        return !ports.isTakenByOthers(address.port()) && !inUse.contains(address);
    }
}
