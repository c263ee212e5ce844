package org.ndktck.faulty.completion;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Looks for the new protection domain in a list and takes the first that is open. */
@Fault(value = "F230", grade = Grade.MODERATE)
@Breaks(value = CB_14, also = LIF_07, why = "a domain that another connection uses does not close with this one's")
@Settings("completion=pending")
public final class DeliversTheProtectionDomainBefore extends InterceptingProvider {

    private final Set<NdkObject<?>> open = Collections.synchronizedSet(new LinkedHashSet<>());

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CLOSE_PD)) {
            open.remove(call.object());
        }
        return call.is(CREATE_PD)
                ? call.proceeding(NdkCreateCompletion.class, original -> (context, status, object) -> {
                    if (object != null) {
                        open.add(object);
                    }
                    original.complete(context, status, open.iterator().next());
                })
                : call.proceed();
    }
}
