package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.CLO_05;
import static org.ndktck.catalog.RequirementId.CLO_27;
import static org.ndktck.catalog.RequirementId.CRE_11;
import static org.ndktck.catalog.RequirementId.LIF_04;
import static org.ndktck.catalog.RequirementId.LIF_06;
import static org.ndktck.catalog.RequirementId.LIF_09;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkCloseCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Reports the close of every connector as failed that was not accepted or completed, and closes it all the same. */
@Fault(value = "F704", grade = MODERATE)
@Breaks(
        value = {CLO_05, CRE_11},
        also = {CLO_27, LIF_04, LIF_06, LIF_09},
        why = "they close connectors that are not connected, too")
public final class FailsToCloseWhatIsNotConnected extends InterceptingProvider {

    private final Set<NdkObject<?>> connected = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX, COMPLETE_CONNECT, COMPLETE_CONNECT_EX)) {
            connected.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR) && !connected.contains(call.object())) {
            call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
            return NtStatus.STATUS_UNSUCCESSFUL;
        }
        return call.proceed();
    }
}
