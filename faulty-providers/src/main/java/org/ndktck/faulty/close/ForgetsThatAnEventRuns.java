package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.function.LongConsumer;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Counts the requests of a connector that is closed, and not its running events. */
@Fault(value = "F606", grade = Grade.MODERATE)
@Breaks(
        value = {DEV_12, CLO_14, CLO_15, CLO_27},
        nowAndThen = CLO_11,
        why = "the event that was not waited for may come after an inline close")
public final class ForgetsThatAnEventRuns extends InterceptingProvider {

    private final ObjectSet telling = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (Registrations.registers(call)) {
            return call.withDisconnectEvent(event -> marking(call, event)).proceed();
        }
        if (!call.is(CLOSE_CONNECTOR) || !telling.contains(call.object())) {
            return call.proceed();
        }
        return call.closingUntold(NtStatus.STATUS_SUCCESS);
    }

    private LongConsumer marking(Intercepted call, LongConsumer event) {
        return context -> {
            telling.add(call.object());
            event.accept(context);
            telling.remove(call.object());
        };
    }
}
