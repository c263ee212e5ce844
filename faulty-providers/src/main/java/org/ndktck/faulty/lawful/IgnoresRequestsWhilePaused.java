package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Drops the requests for a paused listener: the connect ends by its time-out. */
@Lawful("V28")
public final class IgnoresRequestsWhilePaused extends DerivedProvider {

    public IgnoresRequestsWhilePaused() {
        super(Map.of("paused", "ignores"));
    }
}
