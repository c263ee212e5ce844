package org.ndktck.faulty.lifetime;

import static org.ndktck.catalog.RequirementId.LIF_14;

import org.ndktck.api.*;
import org.ndktck.api.provider.*;
import org.ndktck.faulty.*;

/** Looks a number of times whether an adapter is free when it is closed, and gives up on long callbacks. */
@Fault(value = "F686", grade = Grade.SUBTLE)
@Breaks(LIF_14)
public final class GivesUpWaitingInAnAdapterClose extends DerivedProvider {

    private static final int LOOKS = 200;

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        return Replaced.handler(super.open(request), "closeNdkAdapter", handlers -> args -> {
            Thread rest = new Thread(() -> handlers.closeNdkAdapter((NdkAdapter) args[0]));
            rest.setDaemon(true);
            rest.start();
            for (int look = 0; look < LOOKS && rest.isAlive(); look++) {
                Thread.onSpinWait();
            }
            return null;
        });
    }
}
