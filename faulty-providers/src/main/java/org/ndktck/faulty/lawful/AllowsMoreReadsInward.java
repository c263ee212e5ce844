package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Has an adapter with 128 incoming and 16 outgoing reads. */
@Lawful("V13")
public final class AllowsMoreReadsInward extends DerivedProvider {

    public AllowsMoreReadsInward() {
        super(Map.of("max-inbound-read-limit", "128", "max-outbound-read-limit", "16"));
    }
}
