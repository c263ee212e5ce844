package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/**
 * Carries 56 bytes with a request and 196 with the answer, as a transport with fixed fields does.
 */
@Lawful("V18")
public final class CarriesMoreWithAnAnswer extends DerivedProvider {

    public CarriesMoreWithAnAnswer() {
        super(Map.of("max-caller-data", "56", "max-callee-data", "196"));
    }
}
