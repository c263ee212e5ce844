package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Has a backlog of two: while two requests of a listener are undecided, further ones are refused (AMB-44). */
@Lawful("V26")
@Settings("backlog=2")
public final class HoldsTwoUndecidedRequests extends DerivedProvider {}
