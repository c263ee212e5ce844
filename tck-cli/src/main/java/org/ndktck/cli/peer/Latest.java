package org.ndktck.cli.peer;

import java.io.Serial;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What was registered last, under numbers. What is older than many tries is forgotten, so that a long run needs no more memory. */
final class Latest<T> {

    private static final int MOST = 20_000;

    private final Map<Long, T> known = Collections.synchronizedMap(new Bounded<>());
    private long last;

    /** Registers something, and gives its number. */
    synchronized long add(T value) {
        last++;
        known.put(last, value);
        return last;
    }

    /** What has the number; null if it is unknown or forgotten. */
    @Nullable
    T get(long number) {
        return known.get(number);
    }

    private static final class Bounded<T> extends LinkedHashMap<Long, T> {

        @Serial
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, T> eldest) {
            return size() > MOST;
        }
    }
}
