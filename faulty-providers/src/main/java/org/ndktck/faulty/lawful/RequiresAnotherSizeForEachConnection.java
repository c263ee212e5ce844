package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Requires some bytes more than the peer sent, another number for each connection and side. */
@Lawful("V04")
@Settings("rds=random")
public final class RequiresAnotherSizeForEachConnection extends DerivedProvider {}
