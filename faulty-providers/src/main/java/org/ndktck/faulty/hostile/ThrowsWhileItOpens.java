package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.*;
import org.ndktck.faulty.Hostile;

/** The method that opens its adapters throws an Error. */
@Hostile(exit = 3)
public final class ThrowsWhileItOpens extends AroundTheReference {

    @Override
    public OpenedAdapters open(OpenRequest request) {
        throw new InternalError("the driver is not there");
    }
}
