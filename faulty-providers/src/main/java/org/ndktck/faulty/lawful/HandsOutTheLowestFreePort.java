package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Serves port 0 with the lowest port that is free, so that one just freed is soon in use again. */
@Lawful("V25")
@Settings("ports=lowest")
public final class HandsOutTheLowestFreePort extends DerivedProvider {}
