package org.ndktck.reference;

import org.ndktck.api.NdkAdapterDispatch;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NdkPdDispatch;
import org.ndktck.api.NdkQpDispatch;
import org.ndktck.api.NdkSharedEndpointDispatch;
import org.ndktck.api.NdkVersion;

/**
 * One dispatch table per object type. An object gets its table in its constructor and the provider
 * never looks at it again: the consumer may have replaced it (GEN-03 to GEN-05).
 */
record DispatchTables(
        NdkAdapterDispatch adapter,
        NdkConnectorDispatch connector,
        NdkListenerDispatch listener,
        NdkSharedEndpointDispatch sharedEndpoint,
        NdkPdDispatch pd,
        NdkQpDispatch qp,
        NdkCqDispatch cq) {

    /** Makes the tables; the two Ex functions exist from NDKPI 2.1 on (EX-07). */
    static DispatchTables of(NdkVersion version, Answers answers) {
        boolean ex = version.compareTo(NdkVersion.V2_1) >= 0;
        return new DispatchTables(
                new AdapterFunctions(answers),
                ex ? new ConnectorFunctionsEx(answers) : new ConnectorFunctions(answers),
                new ListenerFunctions(answers),
                new SharedEndpointFunctions(answers),
                new PdFunctions(answers),
                new QpFunctions(answers),
                new CqFunctions(answers));
    }
}
