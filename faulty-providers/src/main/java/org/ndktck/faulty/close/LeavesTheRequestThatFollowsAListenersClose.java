package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.LIS_30;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Has one request yet to take when a listener with connectors is closed, and never answers it. */
@Fault(value = "F655", grade = Grade.SUBTLE)
@Breaks(LIS_30)
@Settings("completion=pending")
public final class LeavesTheRequestThatFollowsAListenersClose extends InterceptingProvider {

    private final ObjectSet accepted = new ObjectSet();
    private final Set<NdkSockaddr> closing = ConcurrentHashMap.newKeySet();
    private final LateCompletions late = new LateCompletions();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            accepted.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            accepted.remove(call.object());
            late.deliver(call.object());
        } else if (call.args() instanceof ConnectArgs args
                && closing.remove(NdkSockaddr.read(args.pDestAddress(), args.destAddressLength()))) {
            return late.keeping(call, status -> true);
        } else if (call.is(CLOSE_LISTENER) && !accepted.isEmpty()) {
            Addresses.local(call).ifPresent(closing::add);
        }
        return call.proceed();
    }
}
