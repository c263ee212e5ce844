package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Shares the ports of its host, which chooses them from a range of its own (AMB-40). */
@Lawful("V31")
@Settings("port-range=host")
public final class ChoosesPortsOfTheHost extends DerivedProvider {}
