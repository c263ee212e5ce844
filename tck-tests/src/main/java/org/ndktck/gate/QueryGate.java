package org.ndktck.gate;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;
import org.ndktck.memory.ObjectCell;

/** The calls that ask an object what it can do. */
public final class QueryGate {

    private final Gate gate;

    /**
     * Binds the calls to a gate.
     *
     * @param gate where they are recorded
     */
    public QueryGate(Gate gate) {
        this.gate = gate;
    }

    /** Calls NdkQueryExtension of any object. */
    public ExtensionCall queryExtension(NdkObject<?> object, UUID id, NdkVersion version) {
        gate.consumerRules().beforeUse(NdkFunction.QUERY_EXTENSION, object, gate.name(object));
        ObjectCell<Object> table = new ObjectCell<>();
        ExtensionCall call = new ExtensionCall(gate.nextNumber(), object, gate.name(object), id, table);
        return gate.record(call, () -> invoke(object, new QueryExtensionArgs(id, version, table)));
    }

    private @Nullable NtStatus invoke(NdkObject<?> object, QueryExtensionArgs args) {
        if (object instanceof NdkConnector connector) {
            return gate.table(connector).queryExtension(connector, args);
        }
        if (object instanceof NdkListener listener) {
            return gate.table(listener).queryExtension(listener, args);
        }
        if (object instanceof NdkSharedEndpoint endpoint) {
            return gate.table(endpoint).queryExtension(endpoint, args);
        }
        if (object instanceof NdkQp qp) {
            return gate.table(qp).queryExtension(qp, args);
        }
        if (object instanceof NdkCq cq) {
            return gate.table(cq).queryExtension(cq, args);
        }
        if (object instanceof NdkPd pd) {
            return gate.table(pd).queryExtension(pd, args);
        }
        NdkAdapter adapter = (NdkAdapter) object;
        return gate.table(adapter).queryExtension(adapter, args);
    }

    /** Calls NdkQueryAdapterInfo with a buffer of this capacity. */
    public AdapterInfoCall queryAdapterInfo(NdkAdapter adapter, long capacity) {
        return query(adapter, GuardedBytes.output(gate.slab(), capacity), capacity);
    }

    /** Calls NdkQueryAdapterInfo with NULL and a capacity of 0. */
    public AdapterInfoCall queryAdapterInfoSize(NdkAdapter adapter) {
        return query(adapter, null, 0);
    }

    private AdapterInfoCall query(NdkAdapter adapter, @Nullable GuardedBytes info, long capacity) {
        GuardedUlong size = GuardedUlong.holding(gate.slab(), capacity);
        AdapterInfoCall call = new AdapterInfoCall(gate.nextNumber(), adapter, gate.name(adapter), info, size);
        return gate.record(
                call, () -> gate.table(adapter).queryAdapterInfo(adapter, new QueryAdapterInfoArgs(info, size)));
    }
}
