package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.DEV_04;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.concurrent.locks.LockSupport;
import org.ndktck.api.NdkRequestCompletion;
import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;

/** Tells of a peer that leaves at once before it tells of the connection: the event overtakes the success. */
@Fault(value = "F80", grade = Grade.SUBTLE)
@Tolerated(DEV_04)
@Settings("completion=pending")
public final class TellsOfTheDepartureBeforeTheSuccess extends InterceptingProvider {

    private static final long TIME_TO_OVERTAKE_NANOS = 2_000_000;

    public TellsOfTheDepartureBeforeTheSuccess() {
        super(Hooks.documented().withCallbacks(CallbackThreads::new));
    }

    @Override
    protected Object call(Intercepted call) {
        return call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX)
                ? call.proceeding(NdkRequestCompletion.class, original -> (context, status) -> {
                    LockSupport.parkNanos(TIME_TO_OVERTAKE_NANOS);
                    original.complete(context, status);
                })
                : call.proceed();
    }
}
