package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.*;
import org.ndktck.faulty.Hostile;

/** It never returns from the method that opens its adapters. */
@Hostile(exit = 3)
public final class HangsWhileItOpens extends AroundTheReference {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        Threads.stayForEver();
        return super.open(request);
    }
}
