package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Stores a pending NdkConnector in the out parameter, whose owner may be gone, before it calls the completion. */
@Fault(value = "F226", grade = Grade.MODERATE)
@Breaks({CB_13, CRE_04})
@Settings("completion=pending")
public final class StoresAPendingConnectorToo extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.args() instanceof CreateConnectorArgs args
                ? call.proceeding(NdkCreateCompletion.class, original -> storing(args, original))
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
