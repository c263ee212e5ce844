package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import org.ndktck.api.ObjectPointer;
import org.ndktck.faulty.*;

/** Creates listeners inline and forgets to store them. */
@Fault(value = "F671", grade = Grade.BLATANT)
@Breaks({CB_12, LIS_03})
@Settings("completion=inline")
public final class StoresNoListener extends InterceptingProvider {

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    protected Object call(Intercepted call) {
        return call.is(CREATE_LISTENER)
                ? call.proceeding(ObjectPointer.class, ignored -> new Nowhere())
                : call.proceed();
    }
}
