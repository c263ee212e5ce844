package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/**
 * Has an adapter with 0x3FFE reads in each direction, the most that the wire format can express.
 */
@Lawful("V13")
public final class AllowsAsManyReadsAsTheWireCarries extends DerivedProvider {

    public AllowsAsManyReadsAsTheWireCarries() {
        super(Map.of("max-inbound-read-limit", "16382", "max-outbound-read-limit", "16382"));
    }
}
