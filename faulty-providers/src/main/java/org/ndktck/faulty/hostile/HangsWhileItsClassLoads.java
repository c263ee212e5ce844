package org.ndktck.faulty.hostile;

import org.ndktck.faulty.Hostile;

/** The initialiser of its class never returns. */
@Hostile(exit = 3)
public final class HangsWhileItsClassLoads extends AroundTheReference {

    static {
        Threads.stayForEver();
    }
}
