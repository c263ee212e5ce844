package org.ndktck.engine;

import java.util.HashMap;
import java.util.Map;

/**
 * The system properties as they were before the provider was opened. A provider that removes some of them would
 * otherwise break classes of the platform that the kit needs later, and the kit would look like the culprit.
 */
final class SystemProperties {

    private final Map<Object, Object> before = new HashMap<>(System.getProperties());

    /** Puts back what is gone; what was added or changed is the provider's right. */
    void restore() {
        before.forEach(System.getProperties()::putIfAbsent);
    }
}
