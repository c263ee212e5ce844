package org.ndktck.reference;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/**
 * A local address and port from which connections start or at which they arrive (LIF-25). Guarded by
 * the fabric's lock.
 *
 * <p>Implicit for a listener and for a connector connected with NdkConnect, explicit for a shared
 * endpoint. The port is free again when the last reference is dropped, and only then (LIS-20,
 * SEP-14).
 */
final class Endpoint {

    private final NdkSockaddr address;
    private final Runnable onUnused;
    private final Set<NdkSockaddr> destinations = new HashSet<>(2);
    private @Nullable ReferenceListener listener;
    private int references = 1;

    /** Makes an endpoint with one reference. */
    Endpoint(NdkSockaddr address, Runnable onUnused) {
        this.address = address;
        this.onUnused = onUnused;
    }

    NdkSockaddr address() {
        return address;
    }

    Endpoint addReference() {
        references++;
        return this;
    }

    void dropReference() {
        references--;
        if (references == 0) {
            onUnused.run();
        }
    }

    @Nullable
    ReferenceListener listener() {
        return listener;
    }

    void setListener(ReferenceListener other) {
        listener = other;
    }

    /** Begins an attempt from here; one pair of addresses carries one connection (CON-29, CSE-17). */
    void occupy(NdkSockaddr destination) throws Refusal {
        Refusal.unless(destinations.add(destination), NtStatus.STATUS_ADDRESS_ALREADY_EXISTS);
    }

    boolean reaches(NdkSockaddr destination) {
        return destinations.contains(destination);
    }

    void vacate(NdkSockaddr destination) {
        destinations.remove(destination);
    }
}
