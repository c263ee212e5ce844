package org.ndktck.faulty.table;

import static org.ndktck.catalog.RequirementId.QEI_06;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Tolerated;

/** Answers a GUID that it does not know with a code of its own choice. */
@Fault(value = "F353", grade = SUBTLE)
@Tolerated(QEI_06)
public final class CallsAnUnknownExtensionAWrongParameter extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        return call.is(QUERY_EXTENSION) ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
