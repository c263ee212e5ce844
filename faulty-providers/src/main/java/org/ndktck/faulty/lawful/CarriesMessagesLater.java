package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Takes a moment for every message, as a wire does: what both sides send at the same time crosses. */
@Lawful("V23")
@Settings("delivery=later")
public final class CarriesMessagesLater extends DerivedProvider {}
