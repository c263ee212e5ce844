package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.CON_34;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.*;

/** Keeps its table of local ports for IPv4: connectors share a port of IPv6. */
@Fault(value = "F544", grade = Grade.SUBTLE)
@Breaks(CON_34)
public final class SharesALocalPortOverIpv6 extends ClaimFault {

    private final Set<NdkSockaddr> used = ConcurrentHashMap.newKeySet();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        boolean unknown = call.is(CONNECT) && local.port() != 0 && local.length() == NdkSockaddr.SOCKADDR_IN6_LENGTH;
        return unknown && !used.add(local) ? withPort(call, local, 0) : call.proceed();
    }
}
