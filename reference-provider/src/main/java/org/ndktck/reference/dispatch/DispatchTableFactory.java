package org.ndktck.reference.dispatch;

import org.ndktck.api.NdkVersion;
import org.ndktck.reference.adapter.DispatchTables;
import org.ndktck.reference.lifetime.CallCompleter;

/** Makes the dispatch tables of every type of object. */
public final class DispatchTableFactory {

    private DispatchTableFactory() {}

    /** Makes the tables; the two Ex functions exist from NDKPI 2.1 on (EX-07). */
    public static DispatchTables tables(NdkVersion version, CallCompleter answers) {
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
