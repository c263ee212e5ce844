package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Completes before the return, requires a fixed size and allows no reads. */
@Lawful({"V01", "V06", "V13"})
@Settings({"completion=early", "rds=padded:148", "max-inbound-read-limit=0", "max-outbound-read-limit=0"})
public final class CompletesEarlyWithoutReads extends DerivedProvider {}
