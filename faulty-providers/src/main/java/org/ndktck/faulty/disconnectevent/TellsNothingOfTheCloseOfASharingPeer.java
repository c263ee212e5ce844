package org.ndktck.faulty.disconnectevent;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.function.LongConsumer;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Tells of the departure of a peer that disconnects, but not of the close of one that shares its endpoint. */
@Fault(value = "F645", grade = Grade.SUBTLE)
@Breaks({DEV_03, CLO_20})
public final class TellsNothingOfTheCloseOfASharingPeer extends InterceptingProvider {

    private volatile boolean untold;

    @Override
    protected Object call(Intercepted call) {
        if (call.is(DISCONNECT, CLOSE_CONNECTOR)) {
            untold = call.is(CLOSE_CONNECTOR) && isOverASharedEndpoint(call.object());
        } else if (call.is(ACCEPT, ACCEPT_EX)) {
            return call.withDisconnectEvent(this::filtered).proceed();
        }
        return call.proceed();
    }

    private LongConsumer filtered(LongConsumer event) {
        return context -> {
            if (!untold) {
                event.accept(context);
            }
        };
    }
}
