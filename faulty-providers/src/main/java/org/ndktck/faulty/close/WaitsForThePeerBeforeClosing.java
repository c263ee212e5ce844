package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets a close wait for the answer to a connect that is under way. */
@Fault(value = "F384", grade = Grade.MODERATE)
@Breaks({CLO_13, CLO_23, CLO_24})
public final class WaitsForThePeerBeforeClosing extends InterceptingProvider {

    private final ObjectSet connecting = new ObjectSet();
    private final Map<NdkObject<?>, Runnable> waiting = new ConcurrentHashMap<>();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            return connect(call);
        }
        if (call.is(CLOSE_CONNECTOR) && connecting.contains(call.object())) {
            waiting.put(call.object(), call::closeLate);
            return NtStatus.STATUS_PENDING;
        }
        return call.proceed();
    }

    private NtStatus connect(Intercepted call) {
        connecting.add(call.object());
        NtStatus status = call.status(call.with(NdkRequestCompletion.class, original -> (context, outcome) -> {
            connecting.remove(call.object());
            original.complete(context, outcome);
            Runnable close = waiting.remove(call.object());
            if (close != null) {
                close.run();
            }
        }));
        if (!status.isPending()) {
            connecting.remove(call.object());
        }
        return status;
    }
}
