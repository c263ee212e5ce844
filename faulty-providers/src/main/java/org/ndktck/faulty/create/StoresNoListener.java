package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_12;
import static org.ndktck.catalog.RequirementId.LIS_03;
import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ObjectPointer;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Creates listeners inline and forgets to store them. */
@Fault(value = "F671", grade = BLATANT)
@Breaks({CB_12, LIS_03})
public final class StoresNoListener extends InterceptingProvider {

    public StoresNoListener() {
        super(Map.of("completion", "inline"));
    }

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    protected @Nullable Object call(Intercepted call) {
        return call.is(CREATE_LISTENER)
                ? call.proceed(call.with(ObjectPointer.class, ignored -> new Nowhere()))
                : call.proceed();
    }
}
