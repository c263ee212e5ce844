package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.*;
import org.ndktck.faulty.Hostile;

/** The method that opens its adapters ends the process. */
@Hostile(exit = 3)
public final class ExitsWhileItOpens extends AroundTheReference {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        System.exit(0);
        return super.open(request);
    }
}
