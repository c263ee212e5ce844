package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_14;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;

/** Tells twice that the peer has gone before the connection stood: the complete connect fails, and the event is raised. */
@Fault(value = "F805", grade = Grade.SUBTLE)
@Tolerated(DEV_14)
public final class RaisesADisconnectEventForAFailedCompleteConnect extends InterceptingProvider {

    private final Registrations registrations = new Registrations();

    @Override
    protected Object call(Intercepted call) {
        if (!call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX)) {
            return call.proceed();
        }
        return call.withArgs(registrations.watching(call))
                .replacing(NdkRequestCompletion.class, original -> (context, status) -> {
                    if (status.isFailure()) {
                        registrations.raise(call.object());
                    }
                    original.complete(context, status);
                })
                .proceed();
    }
}
