package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Answers inline wherever a failure is known when the function returns, and with STATUS_PENDING otherwise. */
@Lawful("V08")
@Settings("completion=inline-failures")
public final class FailsInline extends DerivedProvider {}
