package org.ndktck.faulty.accept;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Takes the disconnect event of an accept before the connector is in its table: inside the connect event it is lost. */
@Fault(value = "F527", grade = Grade.SUBTLE)
@Breaks({ACC_13, DEV_02, DEV_03})
public final class ForgetsTheEventOfAnAcceptInsideTheConnectEvent extends InterceptingProvider {

    @Override
    protected Object call(Intercepted call) {
        if (!isInsideConnectEvent() || !call.is(ACCEPT, ACCEPT_EX)) {
            return call.proceed();
        }
        return call.withDisconnectEvent(event -> context -> {}).proceed();
    }
}
