package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Answers inline wherever a success is known when the function returns; every failure is told by a callback. */
@Lawful("V09")
@Settings("completion=inline-successes")
public final class FailsLater extends DerivedProvider {}
