package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.*;
import org.ndktck.faulty.Hostile;

/** It replaces the handler for uncaught exceptions by one that throws, and a thread of its own needs it. */
@Hostile(exit = 0)
public final class ReplacesTheUncaughtExceptionHandler extends AroundTheReference {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> {
            throw new IllegalStateException("nobody hears of it");
        });
        Threads.start("hostile-death", () -> {
            throw new IllegalStateException("a thread of the driver dies");
        });
        return super.open(request);
    }
}
