package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Drops the requests for a paused listener: the connect ends by its time-out. */
@Lawful("V28")
@Settings("paused=ignores")
public final class IgnoresRequestsWhilePaused extends DerivedProvider {}
