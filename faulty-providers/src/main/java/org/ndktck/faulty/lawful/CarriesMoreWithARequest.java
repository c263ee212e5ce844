package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Carries 196 bytes with a request and 92 with the answer. */
@Lawful("V18")
public final class CarriesMoreWithARequest extends DerivedProvider {

    public CarriesMoreWithARequest() {
        super(Map.of("max-caller-data", "196", "max-callee-data", "92"));
    }
}
