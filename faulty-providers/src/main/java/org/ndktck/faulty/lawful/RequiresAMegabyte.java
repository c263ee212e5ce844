package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Requires a buffer of a megabyte, whatever the peer sent. */
@Lawful("V29")
@Settings("rds=padded:1048576")
public final class RequiresAMegabyte extends DerivedProvider {}
