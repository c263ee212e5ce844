package org.ndktck.reference.adapter;

import org.ndktck.api.NdkAdapterDispatch;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NdkPdDispatch;
import org.ndktck.api.NdkQpDispatch;
import org.ndktck.api.NdkSharedEndpointDispatch;

/**
 * One dispatch table per object type. An object gets its table in its constructor and the provider
 * never looks at it again: the consumer may have replaced it (GEN-03 to GEN-05).
 */
public record DispatchTables(
        NdkAdapterDispatch adapter,
        NdkConnectorDispatch connector,
        NdkListenerDispatch listener,
        NdkSharedEndpointDispatch sharedEndpoint,
        NdkPdDispatch pd,
        NdkQpDispatch qp,
        NdkCqDispatch cq) {}
