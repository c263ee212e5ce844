package org.ndktck.gate;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NtStatus;
import org.ndktck.memory.GuardedBytes;
import org.ndktck.memory.GuardedUlong;

/** The calls that ask an object for an address. */
public final class AddressGate {

    /** More than any address needs. */
    public static final long AMPLE = 64;

    private final Gate gate;

    /**
     * Binds the calls to a gate.
     *
     * @param gate where they are recorded
     */
    public AddressGate(Gate gate) {
        this.gate = gate;
    }

    /** Calls NdkGetLocalAddress of a listener, shared endpoint or connector, with a buffer of this capacity. */
    public AddressCall getLocalAddress(NdkObject<?> object, long capacity) {
        return call(localAddressOf(object), object, GuardedBytes.output(gate.slab(), capacity), capacity);
    }

    /** Calls NdkGetLocalAddress with NULL and a capacity of 0. */
    public AddressCall queryLocalAddressSize(NdkObject<?> object) {
        return call(localAddressOf(object), object, null, 0);
    }

    /** Calls NdkGetPeerAddress with a buffer of this capacity. */
    public AddressCall getPeerAddress(NdkConnector connector, long capacity) {
        return call(NdkFunction.GET_PEER_ADDRESS, connector, GuardedBytes.output(gate.slab(), capacity), capacity);
    }

    /** Calls NdkGetPeerAddress with NULL and a capacity of 0. */
    public AddressCall queryPeerAddressSize(NdkConnector connector) {
        return call(NdkFunction.GET_PEER_ADDRESS, connector, null, 0);
    }

    private static NdkFunction localAddressOf(NdkObject<?> object) {
        return switch (object.kind()) {
            case CONNECTOR -> NdkFunction.GET_LOCAL_ADDRESS;
            case LISTENER -> NdkFunction.GET_LISTENER_LOCAL_ADDRESS;
            case SHARED_ENDPOINT -> NdkFunction.GET_SHARED_ENDPOINT_LOCAL_ADDRESS;
            default -> throw new KitDefect("an object of type " + object.kind() + " has no local address");
        };
    }

    private AddressCall call(NdkFunction function, NdkObject<?> object, @Nullable GuardedBytes buffer, long capacity) {
        gate.consumerRules().beforeUse(function, object, gate.name(object));
        GuardedUlong length = GuardedUlong.holding(gate.slab(), capacity);
        AddressCall call = new AddressCall(gate.nextNumber(), function, object, gate.name(object), buffer, length);
        GetAddressArgs args = new GetAddressArgs(buffer, length);
        return gate.record(call, () -> invoke(function, object, args));
    }

    private @Nullable NtStatus invoke(NdkFunction function, NdkObject<?> object, GetAddressArgs args) {
        if (object instanceof NdkListener listener) {
            return gate.table(listener).getLocalAddress(listener, args);
        }
        if (object instanceof NdkSharedEndpoint endpoint) {
            return gate.table(endpoint).getLocalAddress(endpoint, args);
        }
        NdkConnector connector = (NdkConnector) object;
        return function == NdkFunction.GET_PEER_ADDRESS
                ? gate.table(connector).getPeerAddress(connector, args)
                : gate.table(connector).getLocalAddress(connector, args);
    }
}
