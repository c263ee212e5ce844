package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Requires exactly as many bytes as the peer sent, and none if it sent none. */
@Lawful("V03")
public final class RequiresWhatWasSent extends DerivedProvider {

    public RequiresWhatWasSent() {
        super(Map.of("rds", "exact"));
    }
}
