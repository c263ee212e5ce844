package org.ndktck.faulty.lawful;

import java.util.Map;
import org.ndktck.faulty.DerivedProvider;
import org.ndktck.faulty.Lawful;

/** Carries a megabyte of private data with requests and answers. */
@Lawful("V29")
public final class CarriesAMegabyte extends DerivedProvider {

    public CarriesAMegabyte() {
        super(Map.of("max-caller-data", "1048576", "max-callee-data", "1048576"));
    }
}
