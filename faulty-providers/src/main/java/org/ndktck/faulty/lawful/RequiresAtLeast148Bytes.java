package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/**
 * Requires the 148 bytes of its private data field, zeros behind what the peer sent; more only
 * where the peer sent more.
 */
@Lawful("V01")
@Settings({"rds=padded:148", "padding=zero"})
public final class RequiresAtLeast148Bytes extends DerivedProvider {}
