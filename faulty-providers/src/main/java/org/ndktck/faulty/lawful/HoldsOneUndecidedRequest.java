package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Has a backlog of one: while a request of a listener is undecided, further ones are refused (AMB-44). */
@Lawful("V26")
@Settings("backlog=1")
public final class HoldsOneUndecidedRequest extends DerivedProvider {}
