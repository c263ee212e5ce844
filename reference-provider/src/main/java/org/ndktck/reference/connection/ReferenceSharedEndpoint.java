package org.ndktck.reference.connection;

import java.util.HashMap;
import java.util.Map;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.lifetime.Lifetime;
import org.ndktck.reference.refusal.Misuse;
import org.ndktck.reference.refusal.Refusal;
import org.ndktck.reference.transport.Endpoint;

/** A shared endpoint: one local address for many outgoing connections (SEP-01). */
public final class ReferenceSharedEndpoint extends NdkSharedEndpoint {

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;
    private final Endpoint endpoint;
    private final Map<NdkSockaddr, Connection> users = new HashMap<>(2);

    /** Keeps the endpoint until the object is closed, and that waits for every connector (SEP-13, SEP-14). */
    public ReferenceSharedEndpoint(ReferenceAdapter adapter, Lifetime lifetime, Endpoint endpoint) {
        super(adapter.version(), adapter.tables().sharedEndpoint());
        this.adapter = adapter;
        this.lifetime = lifetime;
        this.endpoint = endpoint;
        lifetime.onClosed(deferred -> endpoint.release().run());
    }

    public ReferenceAdapter adapter() {
        return adapter;
    }

    public Lifetime lifetime() {
        return lifetime;
    }

    public NdkSockaddr address() {
        return endpoint.address();
    }

    /** Gives a connector its share: one pair of addresses carries one connection (CSE-03, CSE-17). */
    public Endpoint share(NdkSockaddr destination, Connection user) throws Refusal {
        Misuse.unless(!lifetime.isClosing(), NtStatus.STATUS_INVALID_DEVICE_STATE);
        Connection present = users.get(destination);
        Refusal.unless(
                present == null || ConnectionState.OVER.contains(present.state()),
                NtStatus.STATUS_ADDRESS_ALREADY_EXISTS);
        users.put(destination, user);
        return new Endpoint(address(), () -> users.remove(destination, user));
    }
}
