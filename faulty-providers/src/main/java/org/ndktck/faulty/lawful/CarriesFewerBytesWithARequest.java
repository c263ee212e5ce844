package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Carries less private data with a request than with an answer. */
@Lawful("V18")
@Settings({"max-caller-data=56", "max-callee-data=196"})
public final class CarriesFewerBytesWithARequest extends DerivedProvider {}
