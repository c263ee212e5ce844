package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.LIF_08;
import static org.ndktck.catalog.RequirementId.QP_13;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CLOSE_QP;
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

/** Says that a queue pair is closed although its connector is open. */
@Fault(value = "F404", grade = MODERATE)
@Breaks(
        value = QP_13,
        also = LIF_08,
        why = "a connector is a successor of its queue pair, whose close has to pend for it")
public final class ClosesAQueuePairBeforeItsConnector extends InterceptingProvider {

    private final Set<NdkObject<?>> connected = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            connected.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            connected.remove(call.object());
        } else if (call.is(CLOSE_QP) && !connected.isEmpty()) {
            call.proceed(call.with(NdkCloseCompletion.class, original -> context -> {}));
            return NtStatus.STATUS_SUCCESS;
        }
        return call.proceed();
    }
}
