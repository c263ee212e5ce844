package org.ndktck.faulty.object;

import static org.ndktck.catalog.RequirementId.GEN_07;
import static org.ndktck.faulty.DispatchFunction.CREATE_CONNECTOR;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Left the version of the previous release in the template of connectors. */
@Fault(value = "F234", grade = MODERATE)
@Breaks(GEN_07)
public final class CreatesConnectorsOfAnOlderVersion extends InterceptingProvider {

    public CreatesConnectorsOfAnOlderVersion() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.object() instanceof StandIn standIn) {
            return new Intercepted(call.function(), standIn.original(), call.args(), call.table(), call.method())
                    .proceed();
        }
        return call.is(CREATE_CONNECTOR)
                ? call.proceed(call.with(
                        NdkCreateCompletion.class,
                        original -> (context, status, object) -> original.complete(
                                context, status, object instanceof NdkConnector made ? new StandIn(made) : object)))
                : call.proceed();
    }
}
