package org.ndktck.faulty;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.NdkObject;

/** Objects that a provider remembers, of whatever type; any thread may change it. */
public final class ObjectSet extends AbstractSet<NdkObject<?>> {

    private final Set<NdkObject<?>> objects = ConcurrentHashMap.newKeySet();

    @Override
    public boolean add(NdkObject<?> object) {
        return objects.add(object);
    }

    @Override
    public boolean contains(Object object) {
        return objects.contains(object);
    }

    @Override
    public boolean remove(Object object) {
        return objects.remove(object);
    }

    @Override
    public void clear() {
        objects.clear();
    }

    @Override
    public Iterator<NdkObject<?>> iterator() {
        return objects.iterator();
    }

    @Override
    public int size() {
        return objects.size();
    }
}
