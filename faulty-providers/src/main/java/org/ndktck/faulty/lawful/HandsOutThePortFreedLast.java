package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Serves port 0 with the port that was freed last. */
@Lawful("V25")
@Settings("ports=last-freed")
public final class HandsOutThePortFreedLast extends DerivedProvider {}
