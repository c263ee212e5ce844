package org.ndktck.faulty.queue;

import static org.ndktck.catalog.RequirementId.CON_03;
import static org.ndktck.catalog.RequirementId.CSE_04;
import static org.ndktck.faulty.DispatchFunction.SEND;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConnectWithSharedEndpointArgs;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkResult;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.ResultFault;

/** Counts the headers of IPv6 short: a message that was sent over it is reported as lost. */
@Fault(value = "F521", grade = SUBTLE)
@Breaks({CON_03, CSE_04})
public final class FailsSendsOverIpv6 extends ResultFault {

    private static final int IPV6_LENGTH = NdkSockaddr.SOCKADDR_IN6_LENGTH;

    private final Set<NdkObject<?>> queuePairs = ConcurrentHashMap.newKeySet();

    private final Set<Long> sends = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object otherCall(Intercepted call) {
        boolean own = call.args() instanceof ConnectArgs args && args.destAddressLength() == IPV6_LENGTH;
        boolean shared =
                call.args() instanceof ConnectWithSharedEndpointArgs args && args.destAddressLength() == IPV6_LENGTH;
        if (own || shared) {
            queuePairs.add(Objects.requireNonNull(call.parameter(NdkQp.class)));
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
