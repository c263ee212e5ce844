package org.ndktck.cli.supervisor;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What workers waited for in vain, and which of them know.
 *
 * @param <W> a worker
 */
final class MissedOutcomes<W> {

    private final Set<String> things = new LinkedHashSet<>();
    private final Map<W, Set<String>> known = new HashMap<>();

    /** A worker says that a thing did not come. */
    void heard(W from, String thing) {
        things.add(thing);
        knownBy(from).add(thing);
    }

    /** What a worker has neither said nor been given yet, in the order in which it was heard. */
    List<String> newsFor(W worker) {
        return things.stream().filter(knownBy(worker)::add).toList();
    }

    private Set<String> knownBy(W worker) {
        return known.computeIfAbsent(worker, one -> new HashSet<>());
    }
}
