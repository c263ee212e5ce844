package org.ndktck.faulty.connect;

import static org.ndktck.catalog.RequirementId.CON_34;
import static org.ndktck.faulty.DispatchFunction.CONNECT;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.*;

/** Compares pairs of addresses where it should compare local ones: connectors share a port to different peers. */
@Fault(value = "F334", grade = Grade.MODERATE)
@Breaks(CON_34)
public final class SharesALocalPortAmongConnectors extends ClaimFault {

    private final Map<NdkSockaddr, NdkSockaddr> used = new ConcurrentHashMap<>();

    @Override
    protected Object claim(Intercepted call, NdkSockaddr local) {
        if (!call.is(CONNECT) || local.port() == 0) {
            return call.proceed();
        }
        NdkSockaddr other = used.putIfAbsent(local, destination(call));
        boolean shared = other != null && !other.equals(destination(call));
        return shared ? withPort(call, local, 0) : call.proceed();
    }
}
