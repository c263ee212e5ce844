package org.ndktck.faulty.table;

import static org.ndktck.catalog.RequirementId.GEN_01;
import static org.ndktck.catalog.RequirementId.QEI_02;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.jspecify.annotations.Nullable;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Has left the slot for extensions empty in every table: it has none to offer. */
@Fault(value = "F703", grade = BLATANT)
@Breaks({GEN_01, QEI_02})
public final class HasNoExtensionFunction extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(QUERY_EXTENSION)) {
            throw new UnsupportedOperationException("no function in the slot");
        }
        return call.proceed();
    }
}
