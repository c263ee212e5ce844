package org.ndktck.invariants;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.NdkObject;

/** Which call or event brought which object: each brings one of its own. */
final class Deliveries {

    private final Recording recording;
    private final Map<NdkObject<?>, Object> sources = new ConcurrentHashMap<>();

    Deliveries(Recording recording) {
        this.recording = recording;
    }

    /** Whether an object that is still open was brought by another source before. */
    boolean isOldFrom(Object source, NdkObject<?> object) {
        Object before = sources.putIfAbsent(object, source);
        return before != null && before != source && !recording.isClosed(object);
    }
}
