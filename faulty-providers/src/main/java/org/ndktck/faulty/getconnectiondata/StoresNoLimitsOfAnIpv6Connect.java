package org.ndktck.faulty.getconnectiondata;

import static org.ndktck.catalog.RequirementId.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Leaves both limit cells alone on the side that connected over IPv6. */
@Fault(value = "F707", grade = Grade.SUBTLE)
@Breaks({GCD_03, GCD_04, CON_12, CSE_22})
public final class StoresNoLimitsOfAnIpv6Connect extends InterceptingProvider {

    private final ObjectSet overIpv6 = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.args() instanceof ConnectArgs args) {
            connecting(call.object(), args.destAddressLength());
        } else if (call.args() instanceof ConnectWithSharedEndpointArgs args) {
            connecting(call.object(), args.destAddressLength());
        }
        return call.args() instanceof GetConnectionDataArgs args && overIpv6.contains(call.object())
                ? call.proceed(new GetConnectionDataArgs(null, null, args.pPrivateData(), args.pPrivateDataLength()))
                : call.proceed();
    }

    private void connecting(NdkObject<?> connector, long addressLength) {
        if (addressLength == NdkSockaddr.SOCKADDR_IN6_LENGTH) {
            overIpv6.add(connector);
        }
    }
}
