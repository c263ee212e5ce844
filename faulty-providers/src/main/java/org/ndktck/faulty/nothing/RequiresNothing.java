package org.ndktck.faulty.nothing;

import org.ndktck.faulty.NullProvider;

/** Every function succeeds, and every output requires no bytes at all. */
@NullProvider("Every function succeeds, and every output requires no bytes at all.")
public final class RequiresNothing extends RequiresZeros {

    public RequiresNothing() {
        super(0);
    }
}
