package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.CEV_06;
import static org.ndktck.catalog.RequirementId.LIS_25;
import static org.ndktck.faulty.DispatchFunction.CONTROL_CONNECT_EVENTS;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ListenArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Looks for a paused listener by an address of four bytes: one on an IPv6 address is never paused. */
@Fault(value = "F706", grade = SUBTLE)
@Breaks({LIS_25, CEV_06})
public final class IgnoresThePauseOverIpv6 extends InterceptingProvider {

    private final Set<NdkObject<?>> overIpv6 = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.args() instanceof ListenArgs args && args.addressLength() == NdkSockaddr.SOCKADDR_IN6_LENGTH) {
            overIpv6.add(call.object());
        }
        return call.is(CONTROL_CONNECT_EVENTS) && overIpv6.contains(call.object()) ? null : call.proceed();
    }
}
