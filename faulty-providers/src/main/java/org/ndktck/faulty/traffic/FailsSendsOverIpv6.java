package org.ndktck.faulty.traffic;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.SEND;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Counts the headers of IPv6 short: a message that was sent over it is reported as lost. */
@Fault(value = "F521", grade = Grade.SUBTLE)
@Breaks({CON_03, CSE_04})
public final class FailsSendsOverIpv6 extends ResultFault {

    private static final int IPV6_LENGTH = NdkSockaddr.SOCKADDR_IN6_LENGTH;

    private final ObjectSet queuePairs = new ObjectSet();

    private final Set<Long> sends = ConcurrentHashMap.newKeySet();

    @Override
    protected Object otherCall(Intercepted call) {
        boolean own = call.args() instanceof ConnectArgs args && args.destAddressLength() == IPV6_LENGTH;
        boolean shared =
                call.args() instanceof ConnectWithSharedEndpointArgs args && args.destAddressLength() == IPV6_LENGTH;
        if (own || shared) {
            queuePairs.add(call.given(NdkQp.class));
        } else if (call.is(SEND) && queuePairs.contains(call.object())) {
            sends.add(call.requestContext());
        }
        return call.proceed();
    }

    @Override
    protected void handingOut(List<NdkResult> results, long room) {
        results.replaceAll(result -> sends.contains(result.requestContext()) ? lost(result) : result);
    }

    private static NdkResult lost(NdkResult sent) {
        return new NdkResult(
                NtStatus.STATUS_IO_TIMEOUT, sent.bytesTransferred(), sent.qpContext(), sent.requestContext());
    }
}
