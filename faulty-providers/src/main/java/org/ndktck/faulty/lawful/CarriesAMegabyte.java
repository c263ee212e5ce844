package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Carries a megabyte of private data with requests and answers. */
@Lawful("V29")
@Settings({"max-caller-data=1048576", "max-callee-data=1048576"})
public final class CarriesAMegabyte extends DerivedProvider {}
