package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Leaves behind the bytes of the peer whatever was in its private data field. */
@Lawful("V02")
public final class PadsWithGarbage extends DerivedProvider {

    public PadsWithGarbage() {
        super(Map.of("rds", "padded:196", "padding", "garbage"));
    }
}
