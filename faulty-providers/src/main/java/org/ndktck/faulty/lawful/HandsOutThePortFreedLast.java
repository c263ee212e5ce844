package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Serves port 0 with the port that was freed last. */
@Lawful("V25")
public final class HandsOutThePortFreedLast extends DerivedProvider {

    public HandsOutThePortFreedLast() {
        super(Map.of("ports", "last-freed"));
    }
}
