package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Requires a buffer of a megabyte, whatever the peer sent. */
@Lawful("V29")
public final class RequiresAMegabyte extends DerivedProvider {

    public RequiresAMegabyte() {
        super(Map.of("rds", "padded:1048576"));
    }
}
