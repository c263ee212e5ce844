package org.ndktck.reference.connection;

import org.ndktck.api.NdkConnector;
import org.ndktck.reference.adapter.ReferenceAdapter;
import org.ndktck.reference.lifetime.Lifetime;

/** A connector: the object around a {@link Connection}. */
public final class ReferenceConnector extends NdkConnector {

    private final ReferenceAdapter adapter;
    private final Lifetime lifetime;
    private final Connection connection;

    /** Makes a connector that was created (CRE-01). */
    public ReferenceConnector(ReferenceAdapter adapter, Lifetime lifetime) {
        this(adapter, lifetime, new Connection(adapter, lifetime));
    }

    /** Makes a connector, complete before the consumer sees it (CEV-04). */
    public ReferenceConnector(ReferenceAdapter adapter, Lifetime lifetime, Connection connection) {
        super(adapter.version(), adapter.tables().connector());
        this.adapter = adapter;
        this.lifetime = lifetime;
        this.connection = connection;
    }

    public ReferenceAdapter adapter() {
        return adapter;
    }

    public Lifetime lifetime() {
        return lifetime;
    }

    public Connection connection() {
        return connection;
    }
}
