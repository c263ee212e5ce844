package org.ndktck.faulty.hostile;

import org.ndktck.faulty.Hostile;

/** Its class throws when it is initialised. */
@Hostile(exit = 3)
public final class ThrowsWhileItsClassLoads extends AroundTheReference {

    static {
        requireADriver();
    }

    private static void requireADriver() {
        throw new IllegalStateException("the driver is not there");
    }
}
