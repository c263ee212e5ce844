package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_13;
import static org.ndktck.catalog.RequirementId.CRE_04;
import static org.ndktck.catalog.RequirementId.LIS_03;
import static org.ndktck.catalog.RequirementId.QP_04;
import static org.ndktck.catalog.RequirementId.SEP_03;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.ObjectPointer;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Stores whatever it has created where the consumer said, although the create has returned by then. */
@Fault(value = "F672", grade = MODERATE)
@Breaks({CB_13, CRE_04, LIS_03, SEP_03, QP_04})
public final class StoresEveryPendingObject extends InterceptingProvider {

    public StoresEveryPendingObject() {
        super(Map.of("completion", "pending"));
    }

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    protected @Nullable Object call(Intercepted call) {
        if (!call.function().isCreate()) {
            return call.proceed();
        }
        ObjectPointer pointer = Objects.requireNonNull(call.parameter(ObjectPointer.class));
        return call.proceed(call.with(NdkCreateCompletion.class, original -> (context, status, object) -> {
            if (object != null) {
                pointer.set(object);
            }
            original.complete(context, status, object);
        }));
    }
}
