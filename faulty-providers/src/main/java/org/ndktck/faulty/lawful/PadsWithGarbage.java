package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Leaves behind the bytes of the peer whatever was in its private data field. */
@Lawful("V02")
@Settings({"rds=padded:196", "padding=garbage"})
public final class PadsWithGarbage extends DerivedProvider {}
