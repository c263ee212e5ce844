package org.ndktck.reference;

import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/** A shared endpoint: one local address for many outgoing connections (SEP-01). */
final class ReferenceSharedEndpoint extends NdkSharedEndpoint {

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;
    private final Endpoint endpoint;

    /** Keeps the endpoint's first reference until the object is closed (SEP-13). */
    ReferenceSharedEndpoint(ReferenceAdapter adapter, Lifetime lifetime, Endpoint endpoint) {
        super(adapter.version(), adapter.tables().sharedEndpoint());
        this.adapter = adapter;
        this.lifetime = lifetime;
        this.endpoint = endpoint;
        lifetime.onClosed(out -> endpoint.dropReference());
    }

    ReferenceAdapter adapter() {
        return adapter;
    }

    Lifetime lifetime() {
        return lifetime;
    }

    NdkSockaddr address() {
        return endpoint.address();
    }

    /** Gives a connector its reference, one connection per destination (CSE-03, CSE-17, CSE-19). */
    Endpoint share(NdkSockaddr destination) throws Refusal {
        Refusal.unless(!lifetime.isClosing(), NtStatus.STATUS_INVALID_DEVICE_STATE);
        endpoint.occupy(destination);
        return endpoint.addReference();
    }
}
