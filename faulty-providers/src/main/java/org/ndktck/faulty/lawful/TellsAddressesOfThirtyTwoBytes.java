package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Tells every address as a structure of its own: 32 bytes, of which those behind the address mean nothing. */
@Lawful("V30")
public final class TellsAddressesOfThirtyTwoBytes extends LongAddresses {

    private static final int ROUNDED_UP = 32;

    public TellsAddressesOfThirtyTwoBytes() {
        super(ROUNDED_UP);
    }
}
