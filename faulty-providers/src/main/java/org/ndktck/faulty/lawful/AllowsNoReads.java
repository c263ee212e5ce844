package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Has an adapter without reads: all four maxima are zero. */
@Lawful("V13")
public final class AllowsNoReads extends DerivedProvider {

    public AllowsNoReads() {
        super(Map.of("max-inbound-read-limit", "0", "max-outbound-read-limit", "0"));
    }
}
