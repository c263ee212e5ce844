package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Shares the ports of its host, which chooses them from a range of its own (AMB-40). */
@Lawful("V31")
public final class ChoosesPortsOfTheHost extends DerivedProvider {

    public ChoosesPortsOfTheHost() {
        super(Map.of("port-range", "host"));
    }
}
