package org.ndktck.invariants;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.NdkObject;
import org.ndktck.gate.Lifetime;

/** Which call or event brought which object: each brings one of its own. */
final class DeliveredObjects {

    private final Recording recording;
    private final Map<Lifetime, Object> sources = new ConcurrentHashMap<>();

    DeliveredObjects(Recording recording) {
        this.recording = recording;
    }

    /** Whether an object that is still open was brought by another source before. */
    boolean isOldFrom(Object source, NdkObject<?> object) {
        Lifetime delivered = recording.lifetimeOf(object);
        Object before = sources.putIfAbsent(delivered, source);
        return before != null && before != source && !delivered.isClosed();
    }
}
