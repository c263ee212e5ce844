package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Does not find out why nobody answers: every such connect fails with the same status (AMB-57). */
@Lawful("V27")
@Settings("unanswered=alike")
public final class FailsEveryUnansweredConnectAlike extends DerivedProvider {}
