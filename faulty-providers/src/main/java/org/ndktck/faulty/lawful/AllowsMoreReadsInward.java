package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Has an adapter with 128 incoming and 16 outgoing reads. */
@Lawful("V13")
@Settings({"max-inbound-read-limit=128", "max-outbound-read-limit=16"})
public final class AllowsMoreReadsInward extends DerivedProvider {}
