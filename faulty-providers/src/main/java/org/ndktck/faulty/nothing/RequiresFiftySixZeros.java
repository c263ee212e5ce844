package org.ndktck.faulty.nothing;

import org.ndktck.faulty.NullProvider;

/** Every function succeeds, and every output is 56 zeros. */
@NullProvider("Every function succeeds, and every output is 56 zeros.")
public final class RequiresFiftySixZeros extends RequiresZeros {

    public RequiresFiftySixZeros() {
        super(56);
    }
}
