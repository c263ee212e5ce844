package org.ndktck.faulty.nothing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.NdkDisconnectEventCallback;
import org.ndktck.api.NdkDisconnectEventCallbackEx;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.NullProvider;

/** Every function succeeds and creates what it is to create; some event or other is raised inside it. */
@NullProvider("Every function succeeds; some event or other that was ever registered is raised inside it.")
public final class RaisesEventsAtRandom extends OneWayProvider {

    private static final int KNOWN = 16;
    private static final int ONE_IN = 4;

    private final Random random = new Random(1);
    private final List<Runnable> events = new ArrayList<>();
    private boolean raising;

    public RaisesEventsAtRandom() {}

    @Override
    NtStatus answer(OneCall call) {
        learn(call);
        call.store();
        if (!raising && !events.isEmpty() && random.nextInt(ONE_IN) == 0) {
            raising = true;
            try {
                events.get(random.nextInt(events.size())).run();
            } finally {
                raising = false;
            }
        }
        return NtStatus.STATUS_SUCCESS;
    }

    private void learn(OneCall call) {
        if (call.args() instanceof CreateListenerArgs one) {
            learn(() -> one.connectEvent()
                    .connectEvent(one.connectEventContext(), call.tables().connector()));
        }
        if (call.args() instanceof CreateCqArgs one) {
            learn(() -> one.cqNotification().notify(one.cqNotificationContext(), NtStatus.STATUS_SUCCESS));
        }
        call.parameters(NdkDisconnectEventCallback.class)
                .forEach(one -> learn(() -> one.disconnectEvent(call.number("disconnectEventContext"))));
        call.parameters(NdkDisconnectEventCallbackEx.class)
                .forEach(one -> learn(() -> one.disconnectEvent(call.number("disconnectEventContext"), 0)));
    }

    private void learn(Runnable event) {
        if (events.size() == KNOWN) {
            events.remove(0);
        }
        events.add(event);
    }
}
