package org.ndktck.faulty.connectevent;

import static org.ndktck.catalog.RequirementId.CEV_01;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Lets a connector, and a queue pair, serve for one attempt to connect, although the first has failed. */
@Fault(value = "F692", grade = Grade.SUBTLE)
@Tolerated(CEV_01)
public final class ConnectsWithEachObjectOnce extends InterceptingProvider {

    private final ObjectSet used = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT)) {
            if (call.function().isClose()) {
                used.remove(call.object());
            }
            return call.proceed();
        }
        NdkQp qp = call.given(NdkQp.class);
        boolean spent = used.contains(call.object()) || used.contains(qp);
        used.addAll(Set.of(call.object(), qp));
        return spent ? NtStatus.STATUS_CONNECTION_ACTIVE : call.proceed();
    }
}
