package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Answers inline wherever a success is known when the function returns; every failure is told by a callback. */
@Lawful("V09")
public final class FailsLater extends DerivedProvider {

    public FailsLater() {
        super(Map.of("completion", "inline-successes"));
    }
}
