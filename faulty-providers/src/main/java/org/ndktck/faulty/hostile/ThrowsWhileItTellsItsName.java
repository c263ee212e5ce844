package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.faulty.Hostile;

/** The method that tells its identity throws an Error. */
@Hostile(exit = 3)
public final class ThrowsWhileItTellsItsName extends AroundTheReference {

    @Override
    public ProviderIdentity identity() {
        throw new InternalError("the driver has no name");
    }
}
