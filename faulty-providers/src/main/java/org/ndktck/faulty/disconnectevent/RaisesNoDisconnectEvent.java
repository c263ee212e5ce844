package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Never calls a disconnect event. */
@Fault(value = "F86", grade = Grade.BLATANT)
@Breaks({DEV_02, DEV_03, DEV_04, DIS_02, ACC_13, CMP_04, CLO_20})
public final class RaisesNoDisconnectEvent extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!Registrations.registers(call)) {
            return call.proceed();
        }
        return call.withDisconnectEvent(event -> context -> {}).proceed();
    }
}
