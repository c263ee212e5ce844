package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Carries 196 bytes with a request and 92 with the answer. */
@Lawful("V18")
@Settings({"max-caller-data=196", "max-callee-data=92"})
public final class CarriesMoreWithARequest extends DerivedProvider {}
