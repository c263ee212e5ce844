package org.ndktck.faulty.queryextension;

import static org.ndktck.catalog.RequirementId.QEI_04;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Forgot the answer to unknown extensions where a listener is asked: it succeeds. */
@Fault(value = "F505", grade = Grade.SUBTLE)
@Breaks(QEI_04)
public final class SucceedsWithoutAnExtensionOfAListener extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(QUERY_EXTENSION) && call.object().objectType() == NdkObjectType.LISTENER
                ? NtStatus.STATUS_SUCCESS
                : call.proceed();
    }
}
