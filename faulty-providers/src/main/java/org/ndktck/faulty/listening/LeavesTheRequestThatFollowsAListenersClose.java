package org.ndktck.faulty.listening;

import static org.ndktck.catalog.RequirementId.LIS_30;
import static org.ndktck.faulty.DispatchFunction.ACCEPT;
import static org.ndktck.faulty.DispatchFunction.ACCEPT_EX;
import static org.ndktck.faulty.DispatchFunction.CLOSE_CONNECTOR;
import static org.ndktck.faulty.DispatchFunction.CLOSE_LISTENER;
import static org.ndktck.faulty.Fault.Grade.SUBTLE;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;
import org.ndktck.faulty.LateCompletions;
import org.ndktck.faulty.ProviderBytes;
import org.ndktck.faulty.UlongCell;

/** Has one request yet to take when a listener with connectors is closed, and never answers it. */
@Fault(value = "F655", grade = SUBTLE)
@Breaks(LIS_30)
public final class LeavesTheRequestThatFollowsAListenersClose extends InterceptingProvider {

    private static final long LONGEST = NdkSockaddr.SOCKADDR_IN6_LENGTH;

    private final Set<NdkObject<?>> accepted = ConcurrentHashMap.newKeySet();
    private final Set<NdkSockaddr> closing = ConcurrentHashMap.newKeySet();
    private final LateCompletions late = new LateCompletions();

    public LeavesTheRequestThatFollowsAListenersClose() {
        super(Map.of("completion", "pending"));
    }

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            accepted.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR)) {
            accepted.remove(call.object());
            late.deliver(call.object());
        } else if (call.args() instanceof ConnectArgs args
                && closing.remove(NdkSockaddr.read(args.pDestAddress(), args.destAddressLength()))) {
            return call.proceed(call.with(
                    NdkRequestCompletion.class,
                    original ->
                            (context, status) -> late.keep(call.object(), () -> original.complete(context, status))));
        } else if (call.table() instanceof NdkListenerDispatch table
                && call.is(CLOSE_LISTENER)
                && !accepted.isEmpty()) {
            ProviderBytes bytes = new ProviderBytes(LONGEST);
            table.getLocalAddress((NdkListener) call.object(), new GetAddressArgs(bytes, UlongCell.holding(LONGEST)));
            closing.add(NdkSockaddr.read(bytes, LONGEST));
        }
        return call.proceed();
    }
}
