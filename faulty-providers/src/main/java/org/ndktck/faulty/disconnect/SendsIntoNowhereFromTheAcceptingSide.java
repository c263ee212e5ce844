package org.ndktck.faulty.disconnect;

import static org.ndktck.catalog.RequirementId.DIS_12;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Sees on the side that connected only that a connection is disconnected: the other still takes sends, and forgets them. */
@Fault(value = "F602", grade = Grade.SUBTLE)
@Breaks(DIS_12)
public final class SendsIntoNowhereFromTheAcceptingSide extends InterceptingProvider {

    private final Map<NdkObject<?>, NdkQp> accepted = new ConcurrentHashMap<>();
    private final ObjectSet disconnected = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX)) {
            accepted.put(call.object(), call.given(NdkQp.class));
        } else if (call.is(DISCONNECT) && accepted.containsKey(call.object())) {
            disconnected.add(Objects.requireNonNull(accepted.get(call.object())));
        }
        return call.is(SEND) && disconnected.contains(call.object()) ? NtStatus.STATUS_SUCCESS : call.proceed();
    }
}
