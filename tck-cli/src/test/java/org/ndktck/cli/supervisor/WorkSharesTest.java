package org.ndktck.cli.supervisor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest.Task;

class WorkSharesTest {

    private static final List<RequirementId> IDS =
            List.of(RequirementId.values()).subList(0, 16);

    private static List<Task> tasks(int tries) {
        return IDS.stream().map(id -> new Task(id, tries, false)).toList();
    }

    private static List<List<RequirementId>> all(WorkShares shares) {
        List<List<RequirementId>> taken = new ArrayList<>();
        for (Optional<List<RequirementId>> share = shares.take(); share.isPresent(); share = shares.take()) {
            taken.add(share.get());
        }
        return taken;
    }

    @Test
    void oneWorkerGetsEverythingAtOnceAndInOrder() {
        assertThat(all(new WorkShares(tasks(10), 1))).containsExactly(IDS);
    }

    @Test
    void severalWorkersGetSharesThatGrowSmaller() {
        List<List<RequirementId>> taken = all(new WorkShares(tasks(10), 2));

        assertThat(taken).hasSizeGreaterThan(4);
        assertThat(taken.stream().mapToInt(List::size)).isSortedAccordingTo((one, other) -> other - one);
        assertThat(taken.stream().flatMap(List::stream)).containsExactlyElementsOf(IDS);
    }

    @Test
    void whatIsLeftIsOneShareOnceThereIsOneWorker() {
        WorkShares shares = new WorkShares(tasks(10), 2);
        List<RequirementId> first = shares.take().orElseThrow();

        shares.forOne();

        assertThat(shares.take()).contains(IDS.subList(first.size(), IDS.size()));
    }

    @Test
    void aPropertyThatCostsMuchCountsForMany() {
        List<Task> tasks = new ArrayList<>(tasks(1));
        tasks.set(0, new Task(IDS.get(0), 1000, false));

        assertThat(new WorkShares(tasks, 2).take()).contains(List.of(IDS.get(0)));
    }

    @Test
    void whatDisturbsOthersComesLastAndAlone() {
        List<Task> tasks = new ArrayList<>(tasks(1));
        tasks.set(3, new Task(IDS.get(3), 1, true));
        WorkShares shares = new WorkShares(tasks, 2);
        List<List<RequirementId>> others = all(shares);

        assertThat(others.stream().flatMap(List::stream)).doesNotContain(IDS.get(3));
        others.subList(1, others.size()).forEach(done -> shares.done(List.of()));
        assertThat(shares.take()).as("somebody still works").isEmpty();

        shares.done(List.of());
        assertThat(shares.take()).contains(List.of(IDS.get(3)));
    }

    @Test
    void whatCameBackUnjudgedIsHandedOutAgain() {
        WorkShares shares = new WorkShares(tasks(1), 1);
        shares.take();
        shares.done(List.of(IDS.get(5), IDS.get(6)));

        assertThat(shares.take()).contains(List.of(IDS.get(5), IDS.get(6)));
        shares.done(List.of());
        assertThat(shares.take()).isEmpty();
    }
}
