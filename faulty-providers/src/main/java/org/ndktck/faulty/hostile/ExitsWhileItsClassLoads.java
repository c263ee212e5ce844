package org.ndktck.faulty.hostile;

import org.ndktck.faulty.Hostile;

/** Its class ends the process when it is initialised. */
@Hostile(exit = 3)
public final class ExitsWhileItsClassLoads extends AroundTheReference {

    static {
        endTheProcess();
    }

    private static void endTheProcess() {
        System.exit(0);
    }
}
