package org.ndktck.faulty.sharedroute;

import static org.ndktck.catalog.RequirementId.CLO_20;
import static org.ndktck.catalog.RequirementId.CMP_04;
import static org.ndktck.catalog.RequirementId.DEV_02;
import static org.ndktck.catalog.RequirementId.DEV_03;
import static org.ndktck.catalog.RequirementId.DEV_04;
import static org.ndktck.catalog.RequirementId.DIS_02;
import static org.ndktck.catalog.RequirementId.EX_03;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT_EX;
import static org.ndktck.faulty.DispatchFunction.CONNECT_WITH_SHARED_ENDPOINT;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NdkObject;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Keeps the event of the newer form in the endpoint of the connector, and looks for it in vain where that is shared. */
@Fault(value = "F548", grade = SUBTLE)
@Breaks(
        value = EX_03,
        also = {DIS_02, CMP_04, CLO_20, DEV_02, DEV_03, DEV_04},
        why = "an event that is never raised is missed whichever way the peer leaves")
public final class LosesTheExEventOverASharedEndpoint extends InterceptingProvider {

    private final Set<NdkObject<?>> shared = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT_WITH_SHARED_ENDPOINT)) {
            shared.add(call.object());
        }
        boolean lost = call.is(COMPLETE_CONNECT_EX) && shared.contains(call.object());
        return lost
                ? call.proceed(call.with(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {}))
                : call.proceed();
    }
}
