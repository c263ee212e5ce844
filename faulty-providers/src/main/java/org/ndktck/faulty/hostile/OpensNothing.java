package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.*;
import org.ndktck.faulty.Hostile;

/** The method that opens its adapters returns none. */
@Hostile(exit = 3)
public final class OpensNothing extends AroundTheReference {

    @Override
    @SuppressWarnings("NullAway") // this is the very thing it does wrong
    public OpenedAdapters open(OpenRequest request) {
        return null;
    }
}
