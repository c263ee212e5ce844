package fc10;

import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Supplier;

/** State of the layer's own that belongs to one object; it must not refer to that object. */
final class Each<K, S> {
    private final Map<K, S> states = new WeakHashMap<>();
    private final Supplier<S> fresh;

    Each(Supplier<S> fresh) {
        this.fresh = fresh;
    }

    synchronized S of(K object) {
        return states.computeIfAbsent(object, any -> fresh.get());
    }
}
