package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Has an adapter without a maximum: no ULONG is above it. */
@Lawful("V13")
public final class AllowsAnyNumberOfReads extends DerivedProvider {

    public AllowsAnyNumberOfReads() {
        super(Map.of("max-inbound-read-limit", "4294967295", "max-outbound-read-limit", "4294967295"));
    }
}
