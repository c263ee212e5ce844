package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.faulty.*;

/** Keeps the version for its connectors beside the context of their listener, and has none without a context. */
@Fault(value = "F713", grade = Grade.SUBTLE)
@Breaks({GEN_07, CEV_04})
public final class DeliversAnOlderVersionWithoutAContext extends InterceptingProvider {

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) ->
                original.connectEvent(context, context == 0 ? new StandIn(connector) : connector);
    }

    @Override
    protected Object call(Intercepted call) {
        return call.object() instanceof StandIn standIn
                ? new Intercepted(call.function(), standIn.original(), call.args(), call.table(), call.method())
                        .proceed()
                : call.proceed();
    }
}
