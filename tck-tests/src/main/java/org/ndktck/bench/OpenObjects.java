package org.ndktck.bench;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;

/** The objects of a try that are still to be closed, in the order they were made. Thread-safe. */
final class OpenObjects {

    private final IdentityHashMap<NdkObject<?>, Integer> numbers = new IdentityHashMap<>();
    private int made;
    private int connectors;

    synchronized void add(NdkObject<?> object) {
        if (numbers.putIfAbsent(object, made++) == null && object instanceof NdkConnector) {
            connectors++;
        }
    }

    /** Takes an object out; only one caller is told so. */
    synchronized boolean remove(NdkObject<?> object) {
        boolean there = numbers.remove(object) != null;
        if (there && object instanceof NdkConnector) {
            connectors--;
        }
        return there;
    }

    synchronized boolean contains(NdkObject<?> object) {
        return numbers.containsKey(object);
    }

    synchronized boolean hasConnectors() {
        return connectors > 0;
    }

    /** The objects of a type. */
    <T extends NdkObject<?>> List<T> of(Class<T> type) {
        return all().stream().filter(type::isInstance).map(type::cast).toList();
    }

    /** All objects. */
    synchronized List<NdkObject<?>> all() {
        List<Map.Entry<NdkObject<?>, Integer>> all = new ArrayList<>(numbers.entrySet());
        all.sort(Map.Entry.comparingByValue());
        return all.stream().<NdkObject<?>>map(Map.Entry::getKey).toList();
    }
}
