package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Has an adapter with one read at a time in each direction. */
@Lawful("V13")
@Settings({"max-inbound-read-limit=1", "max-outbound-read-limit=1"})
public final class AllowsOneRead extends DerivedProvider {}
