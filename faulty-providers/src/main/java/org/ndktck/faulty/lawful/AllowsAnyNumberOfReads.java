package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Has an adapter without a maximum: no ULONG is above it. */
@Lawful("V13")
@Settings({"max-inbound-read-limit=4294967295", "max-outbound-read-limit=4294967295"})
public final class AllowsAnyNumberOfReads extends DerivedProvider {}
