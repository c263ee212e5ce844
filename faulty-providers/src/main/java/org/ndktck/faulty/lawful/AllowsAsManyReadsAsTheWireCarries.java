package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Has an adapter with 0x3FFE reads in each direction, the most that the wire format can express. */
@Lawful("V13")
@Settings({"max-inbound-read-limit=16382", "max-outbound-read-limit=16382"})
public final class AllowsAsManyReadsAsTheWireCarries extends DerivedProvider {}
