package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Does not find out why nobody answers: every such connect fails with the same status (AMB-57). */
@Lawful("V27")
public final class FailsEveryUnansweredConnectAlike extends DerivedProvider {

    public FailsEveryUnansweredConnectAlike() {
        super(Map.of("unanswered", "alike"));
    }
}
