package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Has a backlog of two: while two requests of a listener are undecided, further ones are refused (AMB-44). */
@Lawful("V26")
public final class HoldsTwoUndecidedRequests extends DerivedProvider {

    public HoldsTwoUndecidedRequests() {
        super(Map.of("backlog", "2"));
    }
}
