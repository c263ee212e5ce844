package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Has a backlog of one: while a request of a listener is undecided, further ones are refused (AMB-44). */
@Lawful("V26")
public final class HoldsOneUndecidedRequest extends DerivedProvider {

    public HoldsOneUndecidedRequest() {
        super(Map.of("backlog", "1"));
    }
}
