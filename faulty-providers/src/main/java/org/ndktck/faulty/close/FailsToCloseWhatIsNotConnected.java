package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Reports the close of every connector as failed that was not accepted or completed, and closes it all the same. */
@Fault(value = "F704", grade = Grade.MODERATE)
@Breaks(
        value = {CLO_05, CRE_11},
        also = {CLO_27, LIF_04, LIF_06, LIF_09},
        why = "they close connectors that are not connected, too")
public final class FailsToCloseWhatIsNotConnected extends InterceptingProvider {

    private final ObjectSet connected = new ObjectSet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(ACCEPT, ACCEPT_EX, COMPLETE_CONNECT, COMPLETE_CONNECT_EX)) {
            connected.add(call.object());
        } else if (call.is(CLOSE_CONNECTOR) && !connected.contains(call.object())) {
            return call.closingUntold(NtStatus.STATUS_UNSUCCESSFUL);
        }
        return call.proceed();
    }
}
