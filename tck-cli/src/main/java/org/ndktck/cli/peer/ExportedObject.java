package org.ndktck.cli.peer;

import org.ndktck.api.*;

/**
 * What one side tells the other of an object.
 *
 * @param number under which it is known
 * @param kind its type as it was made
 * @param major of the version in its header
 * @param minor of the version in its header
 * @param typeCode the type in its header
 * @param hasTable whether its Dispatch is not NULL
 */
record ExportedObject(long number, String kind, int major, int minor, int typeCode, boolean hasTable) {

    static ExportedObject of(long number, NdkObject<?> object) {
        return new ExportedObject(
                number,
                object.kind().name(),
                object.version().major(),
                object.version().minor(),
                object.objectTypeCode(),
                object.dispatch() != null);
    }

    /** The interface of the tables of a type. */
    static Class<?> table(NdkObjectType type) {
        return switch (type) {
            case ADAPTER -> NdkAdapterDispatch.class;
            case CQ -> NdkCqDispatch.class;
            case PD -> NdkPdDispatch.class;
            case QP -> NdkQpDispatch.class;
            case SHARED_ENDPOINT -> NdkSharedEndpointDispatch.class;
            case CONNECTOR -> NdkConnectorDispatch.class;
            case LISTENER -> NdkListenerDispatch.class;
            default -> throw new IllegalStateException("no provider makes objects of the type " + type);
        };
    }
}
