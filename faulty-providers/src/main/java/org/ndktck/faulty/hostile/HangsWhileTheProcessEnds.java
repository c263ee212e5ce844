package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.*;
import org.ndktck.faulty.Hostile;

/** It leaves a shutdown hook that never returns, so that an orderly exit never ends. */
@Hostile(exit = 0)
public final class HangsWhileTheProcessEnds extends AroundTheReference {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        Runtime.getRuntime().addShutdownHook(new Thread(Threads::stayForEver, "hostile-hook"));
        return super.open(request);
    }
}
