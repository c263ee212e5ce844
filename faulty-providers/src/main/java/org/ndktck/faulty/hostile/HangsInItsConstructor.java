package org.ndktck.faulty.hostile;

import org.ndktck.faulty.Hostile;

/** Its constructor never returns. */
@Hostile(exit = 3)
public final class HangsInItsConstructor extends AroundTheReference {

    public HangsInItsConstructor() {
        Threads.stayForEver();
    }
}
