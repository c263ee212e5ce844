package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.CEV_04;
import static org.ndktck.catalog.RequirementId.GEN_07;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnectEventCallback;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Keeps the version for its connectors beside the context of their listener, and has none without a context. */
@Fault(value = "F713", grade = SUBTLE)
@Breaks({GEN_07, CEV_04})
public final class DeliversAnOlderVersionWithoutAContext extends InterceptingProvider {

    @Override
    protected NdkConnectEventCallback connectEvent(NdkConnectEventCallback original) {
        return (context, connector) ->
                original.connectEvent(context, context == 0 ? new StandIn(connector) : connector);
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.object() instanceof StandIn standIn
                ? new Intercepted(call.function(), standIn.original(), call.args(), call.table(), call.method())
                        .proceed()
                : call.proceed();
    }
}
