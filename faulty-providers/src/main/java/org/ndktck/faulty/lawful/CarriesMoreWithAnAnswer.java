package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Carries 56 bytes with a request and 196 with the answer, as a transport with fixed fields does. */
@Lawful("V18")
@Settings({"max-caller-data=56", "max-callee-data=196"})
public final class CarriesMoreWithAnAnswer extends DerivedProvider {}
