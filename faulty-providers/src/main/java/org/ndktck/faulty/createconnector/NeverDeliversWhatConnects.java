package org.ndktck.faulty.createconnector;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.faulty.*;

/** Tells of every connector or shared endpoint that cannot be created, and delivers none of the others. */
@Fault(value = "F718", grade = Grade.BLATANT)
@Breaks({CRE_06, SEP_04, CB_11})
public final class NeverDeliversWhatConnects extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(CREATE_CONNECTOR, CREATE_SHARED_ENDPOINT)
                ? call.proceeding(NdkCreateCompletion.class, original -> (context, status, object) -> {
                    if (!status.isSuccess()) {
                        original.complete(context, status, object);
                    }
                })
                : call.proceed();
    }
}
