package org.ndktck.faulty.grid.world;

import java.util.*;
import org.jspecify.annotations.Nullable;

/** The last right values of one output, the latest first. */
public final class History {

    private static final int LONG_ENOUGH = 16;

    private final Deque<Entry> entries = new ArrayDeque<>();

    History() {}

    private record Entry(Facts of, Object value) {}

    /** Remembers a value. */
    public synchronized void add(Facts of, Object value) {
        entries.addFirst(new Entry(of, value));
        if (entries.size() > LONG_ENOUGH) {
            entries.removeLast();
        }
    }

    /** Gives the value of the last call. */
    public synchronized <T> @Nullable T previous(Class<T> type) {
        Entry last = entries.peekFirst();
        return last == null ? null : type.cast(last.value);
    }

    /** Gives the latest value of an object that is neither this one nor the one at the other end. */
    public synchronized <T> @Nullable T ofAnother(Facts than, Class<T> type) {
        Facts peer = than.kin(Facts.Kin.PEER);
        return entries.stream()
                .filter(entry -> !Objects.equals(entry.of, than) && !Objects.equals(entry.of, peer))
                .findFirst()
                .map(entry -> type.cast(entry.value))
                .orElse(null);
    }
}
