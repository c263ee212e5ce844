package org.ndktck.faulty.hostile;

import org.ndktck.faulty.Hostile;

/** The initialiser of its class never returns. */
@Hostile(what = "The initialiser of its class never returns.", exit = 3)
public final class HangsWhileItsClassLoads extends AroundTheReference {

    static {
        Threads.stayForEver();
    }
}
