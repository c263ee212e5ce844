package org.ndktck.faulty.completeconnect;

import static org.ndktck.catalog.RequirementId.CMP_13;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Goes on with a complete connect that has timed out, and tells of its end later. */
@Fault(value = "F85", grade = Grade.MODERATE)
@Breaks(CMP_13)
public final class RevivesAConnectionAfterItsTimeout extends InterceptingProvider {

    private final Registrations registrations = new Registrations();
    private final ObjectSet expired = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(COMPLETE_CONNECT, COMPLETE_CONNECT_EX)) {
            Intercepted watched = new Intercepted(
                    call.function(), call.object(), registrations.watching(call), call.table(), call.method());
            return watched.proceed(watched.with(NdkRequestCompletion.class, original -> (context, status) -> {
                if (status.equals(NtStatus.STATUS_IO_TIMEOUT)) {
                    expired.add(call.object());
                }
                original.complete(context, status);
            }));
        }
        if (call.is(CLOSE_CONNECTOR) && !expired.remove(call.object())) {
            expired.forEach(registrations::raise);
            expired.clear();
        }
        return call.proceed();
    }
}
