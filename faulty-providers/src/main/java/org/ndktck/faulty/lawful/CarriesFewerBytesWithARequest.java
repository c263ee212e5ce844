package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Carries less private data with a request than with an answer. */
@Lawful("V18")
public final class CarriesFewerBytesWithARequest extends DerivedProvider {

    public CarriesFewerBytesWithARequest() {
        super(Map.of("max-caller-data", "56", "max-callee-data", "196"));
    }
}
