package org.ndktck.plan.adapter;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The labels of partitions, each put together once: every try has dozens of them. */
final class Labels {

    private static final Map<Partition, String> KNOWN = new ConcurrentHashMap<>();

    private Labels() {}

    static String of(Partition partition) {
        String label = KNOWN.get(partition);
        return label == null ? KNOWN.computeIfAbsent(partition, Labels::put) : label;
    }

    private static String put(Partition partition) {
        return partition.getClass().getSimpleName() + "." + partition.name();
    }
}
