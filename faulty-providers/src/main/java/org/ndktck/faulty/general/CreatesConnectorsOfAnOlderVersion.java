package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.GEN_07;
import static org.ndktck.faulty.DispatchFunction.CREATE_CONNECTOR;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Left the version of the previous release in the template of connectors. */
@Fault(value = "F234", grade = Grade.MODERATE)
@Breaks(GEN_07)
@Settings("completion=pending")
public final class CreatesConnectorsOfAnOlderVersion extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.object() instanceof StandIn standIn) {
            return new Intercepted(call.function(), standIn.original(), call.args(), call.table(), call.method())
                    .proceed();
        }
        return call.is(CREATE_CONNECTOR)
                ? call.proceeding(
                        NdkCreateCompletion.class,
                        original -> (context, status, object) -> original.complete(
                                context, status, object instanceof NdkConnector made ? new StandIn(made) : object))
                : call.proceed();
    }
}
