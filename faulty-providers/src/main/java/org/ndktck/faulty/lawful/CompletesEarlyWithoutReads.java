package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Completes before the return, requires a fixed size and allows no reads. */
@Lawful({"V01", "V06", "V13"})
public final class CompletesEarlyWithoutReads extends DerivedProvider {

    public CompletesEarlyWithoutReads() {
        super(Map.of(
                "completion",
                "early",
                "rds",
                "padded:148",
                "max-inbound-read-limit",
                "0",
                "max-outbound-read-limit",
                "0"));
    }
}
