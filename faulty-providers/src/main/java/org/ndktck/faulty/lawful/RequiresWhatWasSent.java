package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Requires exactly as many bytes as the peer sent, and none if it sent none. */
@Lawful("V03")
@Settings("rds=exact")
public final class RequiresWhatWasSent extends DerivedProvider {}
