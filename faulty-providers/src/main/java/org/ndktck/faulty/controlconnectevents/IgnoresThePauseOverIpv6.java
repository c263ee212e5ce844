package org.ndktck.faulty.controlconnectevents;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.CONTROL_CONNECT_EVENTS;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Looks for a paused listener by an address of four bytes: one on an IPv6 address is never paused. */
@Fault(value = "F706", grade = Grade.SUBTLE)
@Breaks({LIS_25, CEV_06})
public final class IgnoresThePauseOverIpv6 extends InterceptingProvider {

    private final ObjectSet overIpv6 = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.args() instanceof ListenArgs args && args.addressLength() == NdkSockaddr.SOCKADDR_IN6_LENGTH) {
            overIpv6.add(call.object());
        }
        return call.is(CONTROL_CONNECT_EVENTS) && overIpv6.contains(call.object())
                ? Intercepted.NOTHING
                : call.proceed();
    }
}
