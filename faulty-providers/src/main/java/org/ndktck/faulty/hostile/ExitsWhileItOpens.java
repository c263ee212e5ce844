package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.faulty.Hostile;

/** The method that opens its adapters ends the process. */
@Hostile(what = "The method that opens its adapters ends the process.", exit = 3)
public final class ExitsWhileItOpens extends AroundTheReference {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        System.exit(0);
        return super.open(request);
    }
}
