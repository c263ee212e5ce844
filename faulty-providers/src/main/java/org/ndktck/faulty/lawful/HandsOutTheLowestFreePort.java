package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Serves port 0 with the lowest port that is free, so that one just freed is soon in use again. */
@Lawful("V25")
public final class HandsOutTheLowestFreePort extends DerivedProvider {

    public HandsOutTheLowestFreePort() {
        super(Map.of("ports", "lowest"));
    }
}
