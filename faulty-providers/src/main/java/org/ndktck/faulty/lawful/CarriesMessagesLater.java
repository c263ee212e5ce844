package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Takes a moment for every message, as a wire does: what both sides send at the same time crosses. */
@Lawful("V23")
public final class CarriesMessagesLater extends DerivedProvider {

    public CarriesMessagesLater() {
        super(Map.of("delivery", "later"));
    }
}
