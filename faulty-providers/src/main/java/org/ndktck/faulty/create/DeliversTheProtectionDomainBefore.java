package org.ndktck.faulty.create;

import static org.ndktck.catalog.RequirementId.CB_14;
import static org.ndktck.catalog.RequirementId.LIF_07;
import static org.ndktck.faulty.DispatchFunction.CLOSE_PD;
import static org.ndktck.faulty.DispatchFunction.CREATE_PD;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Looks for the new protection domain in a list and takes the first that is open. */
@Fault(value = "F230", grade = MODERATE)
@Breaks(value = CB_14, also = LIF_07, why = "a domain that another connection uses does not close with this one's")
public final class DeliversTheProtectionDomainBefore extends InterceptingProvider {

    public DeliversTheProtectionDomainBefore() {
        super(Map.of("completion", "pending"));
    }

    private final Set<NdkObject<?>> open = Collections.synchronizedSet(new LinkedHashSet<>());

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CLOSE_PD)) {
            open.remove(call.object());
        }
        return call.is(CREATE_PD)
                ? call.proceed(call.with(NdkCreateCompletion.class, original -> (context, status, object) -> {
                    if (object != null) {
                        open.add(object);
                    }
                    original.complete(context, status, open.iterator().next());
                }))
                : call.proceed();
    }
}
