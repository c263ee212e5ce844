package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Carries a single byte with a request and two with the answer. */
@Lawful("V18")
public final class CarriesOneByte extends DerivedProvider {

    public CarriesOneByte() {
        super(Map.of("max-caller-data", "1", "max-callee-data", "2"));
    }
}
