package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.bench.Survey;
import org.ndktck.catalog.RequirementId;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

/** A run, from its beginning to its end. */
class RunStateTest {

    private static Conditions conditions(long seed, Course course) {
        return new Conditions(10, seed, SampleRun.ENOUGH, id -> id == RequirementId.GCD_07, course);
    }

    private static RunState begin(OpenedAdapters adapters, Conditions conditions) {
        return RunState.begin(conditions, adapters, Survey.of(adapters), started -> {}, finding -> "text");
    }

    private static List<Method> properties() {
        return Arrays.stream(SampleProperties.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Verifies.class))
                .toList();
    }

    @Test
    void aProcessRunsOneAtATime() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState first = begin(adapters, conditions(1, Course.VERDICT));
            assertThatThrownBy(() -> begin(adapters, conditions(1, Course.VERDICT)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("another run is going on in this process; runs in one JVM come one after the other");
            first.end();

            begin(adapters, conditions(1, Course.VERDICT)).end();
        }
    }

    @Test
    void outsideARunThereIsNone() {
        assertThatThrownBy(PresentRun::get)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no run is going on: start the properties through NdkTckSuite or ndk-tck");
    }

    @Test
    void everyPropertyHasASeedOfItsOwnThatFollowsFromTheRuns() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState one = begin(adapters, conditions(1, Course.VERDICT));
            List<String> seeds = properties().stream().map(one::seedOf).toList();
            one.end();
            RunState again = begin(adapters, conditions(1, Course.VERDICT));
            List<String> sameSeeds = properties().stream().map(again::seedOf).toList();
            again.end();
            RunState other = begin(adapters, conditions(2, Course.VERDICT));
            List<String> otherSeeds = properties().stream().map(other::seedOf).toList();
            other.end();

            assertThat(seeds).doesNotHaveDuplicates().isEqualTo(sameSeeds).doesNotContainAnyElementsOf(otherSeeds);
        }
    }

    @Test
    void aReplayJudgesItsOwnRequirementOnceWhateverWasSelected() {
        Token token = new Token(RequirementId.GCD_10, List.of(ConnectionPlan.SIMPLEST));
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, conditions(1, Course.replay(token)));
            run.end();

            assertThat(run.judges(RequirementId.GCD_10)).isTrue();
            assertThat(run.judges(RequirementId.GCD_07)).isFalse();
            assertThat(run.tries(Effort.FULL)).isEqualTo(1);
            assertThat(run.plansToRun(List.of("drawn"))).isEqualTo(List.of(ConnectionPlan.SIMPLEST));
        }
    }

    @Test
    void anOrdinaryRunJudgesWhatIsSelected() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, conditions(1, Course.VERDICT));
            run.end();

            assertThat(run.judges(RequirementId.GCD_10)).isFalse();
            assertThat(run.judges(RequirementId.GCD_07)).isTrue();
            assertThat(run.tries(Effort.FULL)).isEqualTo(10);
            assertThat(run.plansToRun(List.of("drawn"))).isEqualTo(List.of("drawn"));
        }
    }
}
