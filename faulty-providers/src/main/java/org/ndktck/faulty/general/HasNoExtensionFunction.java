package org.ndktck.faulty.general;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;

import org.ndktck.faulty.*;

/** Has left the slot for extensions empty in every table: it has none to offer. */
@Fault(value = "F703", grade = Grade.BLATANT)
@Breaks({GEN_01, QEI_02})
public final class HasNoExtensionFunction extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (call.is(QUERY_EXTENSION)) {
            throw new UnsupportedOperationException("no function in the slot");
        }
        return call.proceed();
    }
}
