package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Has an adapter with one read at a time in each direction. */
@Lawful("V13")
public final class AllowsOneRead extends DerivedProvider {

    public AllowsOneRead() {
        super(Map.of("max-inbound-read-limit", "1", "max-outbound-read-limit", "1"));
    }
}
