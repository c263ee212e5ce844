package org.ndktck.faulty.hostile;

import org.ndktck.faulty.Hostile;

/** Its constructor never returns. */
@Hostile(what = "Its constructor never returns.", exit = 3)
public final class HangsInItsConstructor extends AroundTheReference {

    public HangsInItsConstructor() {
        Threads.stayForEver();
    }
}
