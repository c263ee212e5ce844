package org.ndktck.cli.order;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.ndktck.engine.Manifest;
import org.ndktck.report.model.Shard;

/** Divides what is judged into shards of about the same cost, in the same way on every machine. */
final class ShardDivision {

    private ShardDivision() {}

    /** The dearest goes first, each to the shard that has least so far; a shard keeps the order of the whole. */
    static List<Manifest.Task> part(List<Manifest.Task> all, Shard shard) {
        List<Manifest.Task> dearestFirst = all.stream()
                .sorted(Comparator.comparingInt(Manifest.Task::tries).reversed())
                .toList();
        long[] costs = new long[shard.of()];
        Set<Manifest.Task> mine = new HashSet<>();
        for (Manifest.Task task : dearestFirst) {
            int cheapest = cheapest(costs);
            costs[cheapest] += task.tries();
            if (cheapest == shard.number() - 1) {
                mine.add(task);
            }
        }
        return all.stream().filter(mine::contains).toList();
    }

    private static int cheapest(long[] costs) {
        return IntStream.range(0, costs.length)
                .boxed()
                .min(Comparator.comparingLong(at -> costs[at]))
                .orElseThrow();
    }
}
