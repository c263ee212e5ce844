package org.ndktck.cli.order;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.Selection;
import org.ndktck.report.model.Shard;

class ShardDivisionTest {

    private static final List<Manifest.Task> ALL = Manifest.tasks(Selection.ALL, 1000);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 64})
    void everythingIsInExactlyOneShardAndTheyCostAboutTheSame(int of) {
        List<List<Manifest.Task>> shards = IntStream.rangeClosed(1, of)
                .mapToObj(number -> ShardDivision.part(ALL, new Shard(number, of)))
                .toList();

        assertThat(shards.stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(ALL);
        long dearest = ALL.stream().mapToLong(Manifest.Task::tries).max().orElseThrow();
        long[] costs = shards.stream()
                .mapToLong(
                        shard -> shard.stream().mapToLong(Manifest.Task::tries).sum())
                .sorted()
                .toArray();
        assertThat(costs[costs.length - 1] - costs[0]).isLessThanOrEqualTo(dearest);
    }

    @Test
    void whatCostsAsMuchAsAllTheRestHasAShardForItself() {
        List<Manifest.Task> cheap = Stream.of(RequirementId.values())
                .filter(id -> id != RequirementId.GCD_07)
                .limit(100)
                .map(id -> new Manifest.Task(id, 1, false))
                .toList();
        Manifest.Task dear = new Manifest.Task(RequirementId.GCD_07, 100, false);
        List<Manifest.Task> all = Stream.concat(cheap.stream(), Stream.of(dear)).toList();

        assertThat(ShardDivision.part(all, new Shard(1, 2))).containsExactly(dear);
        assertThat(ShardDivision.part(all, new Shard(2, 2))).containsExactlyElementsOf(cheap);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aShardKeepsTheOrderOfTheWhole(int number) {
        List<Manifest.Task> shard = ShardDivision.part(ALL, new Shard(number, 2));

        assertThat(ALL.stream().filter(shard::contains)).containsExactlyElementsOf(shard);
    }
}
