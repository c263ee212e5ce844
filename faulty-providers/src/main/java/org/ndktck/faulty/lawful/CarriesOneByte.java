package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Carries a single byte with a request and two with the answer. */
@Lawful("V18")
@Settings({"max-caller-data=1", "max-callee-data=2"})
public final class CarriesOneByte extends DerivedProvider {}
