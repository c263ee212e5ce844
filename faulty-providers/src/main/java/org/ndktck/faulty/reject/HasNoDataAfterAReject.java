package org.ndktck.faulty.reject;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has nothing to read on a connector whose connect failed, not even the data of a reject. */
@Fault(value = "F98", grade = Grade.EXTREMELY_SUBTLE)
@Tolerated({REJ_03, GCD_28})
public final class HasNoDataAfterAReject extends InterceptingProvider {

    private final ObjectSet failed = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return call.answering(status -> {
                if (!status.isSuccess() && !status.isPending()) {
                    failed.add(call.object());
                }
                return status;
            });
        }
        boolean late = call.is(GET_CONNECTION_DATA) && failed.contains(call.object());
        return late ? NtStatus.STATUS_CONNECTION_INVALID : call.proceed();
    }
}
