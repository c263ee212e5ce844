package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.*;
import org.ndktck.faulty.*;

/** It does all it should, and never returns from the close of its adapters. */
@Hostile(exit = 0)
public final class HangsWhileItsAdaptersClose extends AroundTheReference {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        OpenedAdapters opened = super.open(request);
        return Replaced.in(OpenedAdapters.class, opened, "close", none -> {
            opened.close();
            Threads.stayForEver();
            return null;
        });
    }
}
