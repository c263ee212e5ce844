package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Has an adapter with 16 incoming and 128 outgoing reads. */
@Lawful("V13")
@Settings({"max-inbound-read-limit=16", "max-outbound-read-limit=128"})
public final class AllowsMoreReadsOutward extends DerivedProvider {}
