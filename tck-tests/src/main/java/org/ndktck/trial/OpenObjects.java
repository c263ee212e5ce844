package org.ndktck.trial;

import java.util.ArrayList;
import java.util.List;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkObject;

/** The objects of a try that are still to be closed, in the order they were made. Thread-safe. */
final class OpenObjects {

    private final List<NdkObject<?>> objects = new ArrayList<>();
    private int connectors;

    /** Takes in an object that was never in. */
    synchronized void add(NdkObject<?> object) {
        objects.add(object);
        if (object instanceof NdkConnector) {
            connectors++;
        }
    }

    /** Takes an object out; only one caller is told so. */
    synchronized boolean remove(NdkObject<?> object) {
        boolean there = objects.remove(object);
        if (there && object instanceof NdkConnector) {
            connectors--;
        }
        return there;
    }

    synchronized boolean contains(NdkObject<?> object) {
        return objects.contains(object);
    }

    synchronized boolean hasConnectors() {
        return connectors > 0;
    }

    /** The objects of a type; asked at every close, so without a stream. */
    synchronized <T extends NdkObject<?>> List<T> of(Class<T> type) {
        List<T> found = new ArrayList<>();
        for (NdkObject<?> object : objects) {
            if (type.isInstance(object)) {
                found.add(type.cast(object));
            }
        }
        return found;
    }

    /** All objects. */
    synchronized List<NdkObject<?>> all() {
        return List.copyOf(objects);
    }
}
