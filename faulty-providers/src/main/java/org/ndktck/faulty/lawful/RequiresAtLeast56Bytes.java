package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/**
 * Requires the 56 bytes of its private data field, zeros behind what the peer sent; more only where
 * the peer sent more.
 */
@Lawful("V01")
public final class RequiresAtLeast56Bytes extends DerivedProvider {

    public RequiresAtLeast56Bytes() {
        super(Map.of("rds", "padded:56", "padding", "zero"));
    }
}
