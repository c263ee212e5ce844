package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.faulty.Hostile;

/** Its vendor and its version are a megabyte each. */
@Hostile(exit = 0)
public final class HasAMegabyteOfVersion extends AroundTheReference {

    @Override
    public ProviderIdentity identity() {
        String megabyte = "version ".repeat(1 << 17);
        return new ProviderIdentity("hostile:HasAMegabyteOfVersion", megabyte, megabyte);
    }
}
