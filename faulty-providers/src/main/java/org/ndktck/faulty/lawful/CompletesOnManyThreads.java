package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;
import org.ndktck.reference.Hooks;

/** Calls every completion and event on another of its threads. */
@Lawful("V07")
@Settings("completion=pending")
public final class CompletesOnManyThreads extends DerivedProvider {

    public CompletesOnManyThreads() {
        super(Hooks.documented().withCallbacks(CallbackThreads::new));
    }
}
