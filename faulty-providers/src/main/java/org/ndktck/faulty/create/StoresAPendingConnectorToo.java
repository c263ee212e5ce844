package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_13;
import static org.ndktck.catalog.RequirementId.CRE_04;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Stores a pending NdkConnector in the out parameter, whose owner may be gone, before it calls the completion. */
@Fault(value = "F226", grade = MODERATE)
@Breaks({CB_13, CRE_04})
public final class StoresAPendingConnectorToo extends InterceptingProvider {

    public StoresAPendingConnectorToo() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.args() instanceof CreateConnectorArgs args
                ? call.proceed(call.with(NdkCreateCompletion.class, original -> storing(args, original)))
                : call.proceed();
    }

    private static NdkCreateCompletion storing(CreateConnectorArgs args, NdkCreateCompletion original) {
        return (context, status, object) -> {
            if (object instanceof NdkConnector created) {
                args.ppNdkConnector().set(created);
            }
            original.complete(context, status, object);
        };
    }
}
