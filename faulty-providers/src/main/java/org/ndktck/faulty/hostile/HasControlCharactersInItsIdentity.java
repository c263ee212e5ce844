package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.faulty.Hostile;

/** Its name, vendor and version have control characters, ends of lines and terminal commands in them. */
@Hostile(exit = 0)
public final class HasControlCharactersInItsIdentity extends AroundTheReference {

    private static final String ODD =
            "\u0000\u0007\u001b[2J\u001b]0;owned\u0007\r\n\u0085\u2028\u202e\ufffe\uffff\ud800 x";

    @Override
    public ProviderIdentity identity() {
        return new ProviderIdentity("hostile:" + ODD, ODD, ODD);
    }
}
