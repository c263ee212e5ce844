package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Requires some bytes more than the peer sent, another number for each connection and side. */
@Lawful("V04")
public final class RequiresAnotherSizeForEachConnection extends DerivedProvider {

    public RequiresAnotherSizeForEachConnection() {
        super(Map.of("rds", "random"));
    }
}
