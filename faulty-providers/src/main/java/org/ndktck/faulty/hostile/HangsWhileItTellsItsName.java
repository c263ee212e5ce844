package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.faulty.Hostile;

/** It never returns from the method that tells its identity. */
@Hostile(exit = 3)
public final class HangsWhileItTellsItsName extends AroundTheReference {

    @Override
    public ProviderIdentity identity() {
        Threads.stayForEver();
        return super.identity();
    }
}
