package org.ndktck.reference;

import org.ndktck.api.NdkConnector;

/** A connector: the object around a {@link Connection}. */
final class ReferenceConnector extends NdkConnector {

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;
    private final Connection connection;

    /** Makes a connector that was created (CRE-01). */
    ReferenceConnector(ReferenceAdapter adapter, Lifetime lifetime) {
        this(adapter, lifetime, new Connection(adapter, lifetime));
    }

    /** Makes a connector, complete before the consumer sees it (CEV-04). */
    ReferenceConnector(ReferenceAdapter adapter, Lifetime lifetime, Connection connection) {
        super(adapter.version(), adapter.tables().connector());
        this.adapter = adapter;
        this.lifetime = lifetime;
        this.connection = connection;
    }

    ReferenceAdapter adapter() {
        return adapter;
    }

    Lifetime lifetime() {
        return lifetime;
    }

    Connection connection() {
        return connection;
    }
}
