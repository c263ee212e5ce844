package org.ndktck.faulty.limits;

import static org.ndktck.catalog.RequirementId.CON_12;
import static org.ndktck.catalog.RequirementId.CSE_22;
import static org.ndktck.catalog.RequirementId.GCD_03;
import static org.ndktck.catalog.RequirementId.GCD_04;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.GetConnectionDataArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Leaves both limit cells alone on the side that connected over IPv6. */
@Fault(value = "F707", grade = SUBTLE)
@Breaks({GCD_03, GCD_04, CON_12, CSE_22})
public final class StoresNoLimitsOfAnIpv6Connect extends InterceptingProvider {

    private final Set<NdkObject<?>> overIpv6 = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
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
