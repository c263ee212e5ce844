package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Has an adapter without reads: all four maxima are zero. */
@Lawful("V13")
@Settings({"max-inbound-read-limit=0", "max-outbound-read-limit=0"})
public final class AllowsNoReads extends DerivedProvider {}
