package org.ndktck.faulty.departure;

import static org.ndktck.catalog.RequirementId.ACC_13;
import static org.ndktck.catalog.RequirementId.CLO_20;
import static org.ndktck.catalog.RequirementId.CMP_04;
import static org.ndktck.catalog.RequirementId.DEV_02;
import static org.ndktck.catalog.RequirementId.DEV_03;
import static org.ndktck.catalog.RequirementId.DEV_04;
import static org.ndktck.catalog.RequirementId.DIS_02;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.COMPLETE_CONNECT;
import static org.ndktck.faulty.Fault.Grade.BLATANT;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.Registrations;

/** Never calls a disconnect event. */
@Fault(value = "F86", grade = BLATANT)
@Breaks({DEV_02, DEV_03, DEV_04, DIS_02, ACC_13, CMP_04, CLO_20})
public final class RaisesNoDisconnectEvent extends InterceptingProvider {

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (!Registrations.registers(call)) {
            return call.proceed();
        }
        return call.proceed(
                call.is(ACCEPT, COMPLETE_CONNECT)
                        ? call.with(NdkDisconnectEventCallback.class, original -> context -> {})
                        : call.with(NdkDisconnectEventCallbackEx.class, original -> (context, reason) -> {}));
    }
}
