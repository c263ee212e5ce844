package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.faulty.*;

/** It does all it should, and never returns from the close of its adapters. */
@Hostile(what = "It does all it should, and never returns from the close of its adapters.", exit = 0)
public final class HangsWhileItsAdaptersClose extends AroundTheReference {

    @Override
    public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
        return new ForwardedAdapters(super.open(request)) {
            @Override
            public void close() {
                super.close();
                Threads.stayForEver();
            }
        };
    }
}
