package org.ndktck.faulty.grid.world;

import java.util.*;
import org.jspecify.annotations.Nullable;

/** The contexts of the latest calls. */
final class Contexts {

    private static final int ENOUGH = 4096;

    private final Set<Object> used = new LinkedHashSet<>();

    /** Tells whether a context was given before, and remembers it. NULL is nobody's. */
    synchronized boolean isUsed(@Nullable Object context) {
        if (!(context instanceof Long given) || given == 0) {
            return false;
        }
        boolean before = !used.add(given);
        if (used.size() > ENOUGH) {
            used.remove(used.iterator().next());
        }
        return before;
    }
}
