package org.ndktck.faulty.lawful;

import org.ndktck.faulty.*;

/** Tells every address as a SOCKADDR_STORAGE: 128 bytes, of which those behind the address mean nothing. */
@Lawful("V30")
public final class TellsAddressesAsStorage extends LongAddresses {

    private static final int STORAGE = 128;

    public TellsAddressesAsStorage() {
        super(STORAGE);
    }
}
