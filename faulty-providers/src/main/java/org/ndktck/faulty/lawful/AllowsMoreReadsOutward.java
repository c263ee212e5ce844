package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Has an adapter with 16 incoming and 128 outgoing reads. */
@Lawful("V13")
public final class AllowsMoreReadsOutward extends DerivedProvider {

    public AllowsMoreReadsOutward() {
        super(Map.of("max-inbound-read-limit", "16", "max-outbound-read-limit", "128"));
    }
}
