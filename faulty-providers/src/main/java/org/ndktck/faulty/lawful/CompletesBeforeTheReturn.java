package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Answers every request with STATUS_PENDING, and has often called the completion on the caller's stack by then. */
@Lawful({"V06", "V07"})
@Settings("completion=early")
public final class CompletesBeforeTheReturn extends DerivedProvider {}
