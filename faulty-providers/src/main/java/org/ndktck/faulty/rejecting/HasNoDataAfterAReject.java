package org.ndktck.faulty.rejecting;

import static org.ndktck.catalog.RequirementId.GCD_28;
import static org.ndktck.catalog.RequirementId.REJ_03;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.DispatchFunction.GET_CONNECTION_DATA;
import static org.ndktck.faulty.Fault.Grade.EXTREMELY_SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Tolerated;

/** Has nothing to read on a connector whose connect failed, not even the data of a reject. */
@Fault(value = "F98", grade = EXTREMELY_SUBTLE)
@Tolerated({REJ_03, GCD_28})
public final class HasNoDataAfterAReject extends InterceptingProvider {

    private final Set<NdkObject<?>> failed = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
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
