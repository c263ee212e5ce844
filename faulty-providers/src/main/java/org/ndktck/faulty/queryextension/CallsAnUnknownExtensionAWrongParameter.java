package org.ndktck.faulty.queryextension;

import static org.ndktck.catalog.RequirementId.QEI_06;
import static org.ndktck.faulty.DispatchFunction.QUERY_EXTENSION;

import org.ndktck.api.NtStatus;
import org.ndktck.faulty.*;

/** Answers a GUID that it does not know with a code of its own choice. */
@Fault(value = "F353", grade = Grade.SUBTLE)
@Tolerated(QEI_06)
public final class CallsAnUnknownExtensionAWrongParameter extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        return call.is(QUERY_EXTENSION) ? NtStatus.STATUS_INVALID_PARAMETER : call.proceed();
    }
}
