package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/**
 * Requires the 196 bytes of its private data field, zeros behind what the peer sent; more only
 * where the peer sent more.
 */
@Lawful("V01")
@Settings({"rds=padded:196", "padding=zero"})
public final class RequiresAtLeast196Bytes extends DerivedProvider {}
