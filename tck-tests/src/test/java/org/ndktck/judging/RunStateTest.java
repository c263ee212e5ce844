package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.engine.Profile;
import org.ndktck.environment.AcrossProcesses;
import org.ndktck.environment.AdapterProbe;
import org.ndktck.environment.WorkerContext;
import org.ndktck.gate.FunctionTracker;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.plan.drawing.Drawing;
import org.ndktck.plan.drawing.PlanDomain;
import org.ndktck.reading.Read;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Judgement;
import org.ndktck.report.model.Outcome;
import org.ndktck.report.model.RowRecord;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;
import org.ndktck.waiting.OtherProcesses;
import org.ndktck.waiting.WaitPolicy;

/** A run, from its beginning to its end. */
class RunStateTest {

    private static RunParameters conditions(long seed, RunMode purpose) {
        return new RunParameters(10, seed, SampleRun.ENOUGH, id -> id == RequirementId.GCD_07, purpose);
    }

    private static RunState begin(OpenedAdapters adapters, RunParameters parameters) {
        return RunState.begin(
                parameters,
                adapters,
                AdapterProbe.of(adapters),
                WorkerContext.ALONE,
                started -> {},
                finding -> new AssertionError("text"));
    }

    private static PropertyRun property() {
        return new PropertyRun(RequirementId.GCD_07, 1, SampleRun.ordinary());
    }

    private static Finding violation() {
        return new Finding(
                RequirementId.GCD_07,
                Finding.Kind.FORBIDDEN_SEEN,
                "expected",
                "observed",
                "C1",
                List.of(),
                "GCD-07:simplest",
                false);
    }

    private static List<RequirementId> rows() {
        return List.copyOf(SeedKeys.all().keySet());
    }

    @Test
    void aProcessRunsOneAtATime() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState first = begin(adapters, conditions(1, RunMode.VERDICT));
            assertThatThrownBy(() -> begin(adapters, conditions(1, RunMode.VERDICT)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("another run is going on in this process; runs in one JVM come one after the other");
            first.end();

            begin(adapters, conditions(1, RunMode.VERDICT)).end();
        }
    }

    @Test
    void outsideARunThereIsNone() {
        assertThatThrownBy(CurrentRun::get)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no run is going on: start the properties through NdkTckSuite or ndk-tck");
    }

    @Test
    void everyPropertyHasASeedOfItsOwnThatFollowsFromTheRuns() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState one = begin(adapters, conditions(1, RunMode.VERDICT));
            List<String> seeds = rows().stream().map(one::seedOf).toList();
            one.end();
            RunState again = begin(adapters, conditions(1, RunMode.VERDICT));
            List<String> sameSeeds = rows().stream().map(again::seedOf).toList();
            again.end();
            RunState other = begin(adapters, conditions(2, RunMode.VERDICT));
            List<String> otherSeeds = rows().stream().map(other::seedOf).toList();
            other.end();

            assertThat(seeds).doesNotHaveDuplicates().isEqualTo(sameSeeds).doesNotContainAnyElementsOf(otherSeeds);
        }
    }

    @Test
    void aReplayJudgesItsOwnRequirementOnceWhateverWasSelected() {
        Token token = new Token(RequirementId.GCD_10, List.of(ConnectionDataPlan.SIMPLEST, Circumstances.SIMPLEST));
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, conditions(1, RunMode.replay(token)));
            run.end();

            assertThat(run.judges(RequirementId.GCD_10)).isTrue();
            assertThat(run.judges(RequirementId.GCD_07)).isFalse();
            assertThat(run.tries(Effort.FULL)).isEqualTo(1);
            assertThat(run.plansToRun(List.of("drawn"), property()))
                    .isEqualTo(List.of(ConnectionDataPlan.SIMPLEST, Circumstances.SIMPLEST));
        }
    }

    @Test
    void anOrdinaryRunJudgesWhatIsSelected() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, conditions(1, RunMode.VERDICT));
            run.end();

            assertThat(run.judges(RequirementId.GCD_10)).isFalse();
            assertThat(run.judges(RequirementId.GCD_07)).isTrue();
            assertThat(run.tries(Effort.FULL)).isEqualTo(10);
            assertThat(run.plansToRun(List.of("drawn"), property()))
                    .as("the circumstances stand behind what jqwik drew")
                    .isEqualTo(List.of("drawn", Circumstances.SIMPLEST));
        }
    }

    /** Where every pair of circumstances is to be judged, and may be: neither with few tries, nor in a replay. */
    @Test
    void onlyAVerdictOfManyTriesGoesOnForTheLastPairs() {
        assertThat(mostTries(RunState.TRIES_OF_A_VERDICT, RunMode.VERDICT, Effort.FULL))
                .isEqualTo(4 * RunState.TRIES_OF_A_VERDICT);
        assertThat(mostTries(RunState.TRIES_OF_A_VERDICT - 1, RunMode.VERDICT, Effort.FULL))
                .isEqualTo(RunState.TRIES_OF_A_VERDICT - 1);
        assertThat(mostTries(RunState.TRIES_OF_A_VERDICT, RunMode.VERDICT, Effort.TENTH))
                .isEqualTo(400);
        assertThat(mostTries(RunState.TRIES_OF_A_VERDICT, RunMode.VERDICT, Effort.ONCE))
                .isEqualTo(1);
        Token token = new Token(RequirementId.GCD_10, List.of(ConnectionDataPlan.SIMPLEST, Circumstances.SIMPLEST));
        assertThat(mostTries(RunState.TRIES_OF_A_VERDICT, RunMode.replay(token), Effort.FULL))
                .isEqualTo(1);
    }

    private static int mostTries(int tries, RunMode purpose, Effort effort) {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, new RunParameters(tries, 1, SampleRun.ENOUGH, id -> true, purpose));
            run.end();
            return run.mostTries(effort);
        }
    }

    @Test
    void afterARunNoPlansCanBeDrawnFromTheFactsOfItsAdapters() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, conditions(1, RunMode.VERDICT));
            assertThat(new PlanDomain()).isNotNull();
            run.end();
        }
        assertThatThrownBy(PlanDomain::new).hasMessageContaining("no run is going on");
    }

    /** A seed that a report prints has to mean the same in the next release. */
    @Test
    void theSeedOfAPropertyIsMadeFromTheRunsAndFromTheKeyOfItsRow() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, conditions(1, RunMode.VERDICT));
            run.end();

            assertThat(run.seedOf(RequirementId.GCD_07)).isEqualTo("1056305872677977407");
        }
    }

    @Test
    void aFailureOfTheKitIsADefectOfTheRow() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, conditions(1, RunMode.VERDICT));
            run.kitFailed(RequirementId.GCD_07, new IllegalStateException("oops"));
            run.kitFailed(RequirementId.GCD_10, null);
            Map<RequirementId, RowRecord> records = run.end();

            assertThat(records).containsOnlyKeys(RequirementId.GCD_07, RequirementId.GCD_10);
            assertThat(Objects.requireNonNull(records.get(RequirementId.GCD_07)).defects())
                    .containsExactly(new Outcome.Defective(Culprit.KIT, "java.lang.IllegalStateException: oops"));
            assertThat(Objects.requireNonNull(records.get(RequirementId.GCD_10)).defects())
                    .containsExactly(new Outcome.Defective(Culprit.KIT, "the property failed without a finding"));
        }
    }

    @Test
    void aRowThatWasNeverJudgedHasItsMostFrequentReason() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, conditions(1, RunMode.VERDICT));
            assertThat(run.reasonNothingWasJudged(RequirementId.GCD_07)).isEmpty();

            run.propertyStarted(RequirementId.GCD_07, "1", List.of(), 1, SampleRun.ordinary());
            assertThat(run.reasonNothingWasJudged(RequirementId.GCD_07)).hasValue("no try ran");

            undecided(run, "rare");
            undecided(run, "often");
            undecided(run, "often");
            assertThat(run.reasonNothingWasJudged(RequirementId.GCD_07)).hasValue("often");

            run.ledger().add(new Judgement(RequirementId.GCD_07, "plan", new Outcome.Kept(), Set.of()));
            assertThat(run.reasonNothingWasJudged(RequirementId.GCD_07)).isEmpty();
            run.end();
        }
    }

    private static void undecided(RunState run, String reason) {
        run.ledger().add(new Judgement(RequirementId.GCD_07, "plan", new Outcome.Undecided(reason), Set.of()));
    }

    /** What only has to be out of the way is hardly waited for once it is known that it never comes: that proves nothing. */
    @Test
    void whatIsMissingAfterAHurriedCloseIsNotRecorded() {
        WorkerContext slot = hurried();

        assertThat(brokenWithoutCloses(slot, 1)).contains(RequirementId.CLO_04);
        assertThat(brokenWithoutCloses(slot, 400)).contains(RequirementId.CLO_04);
        assertThat(brokenWithoutCloses(slot, 1))
                .doesNotContain(RequirementId.CLO_04)
                .as("what was seen, although it may not happen")
                .contains(RequirementId.CLO_06);
    }

    /** The rows that a provider breaks which never completes the close of a queue pair, and tells that of a listener twice. */
    private static Set<RequirementId> brokenWithoutCloses(WorkerContext slot, int tries) {
        return brokenWithoutCloses(slot, tries, adapters -> adapters);
    }

    private static Set<RequirementId> brokenWithoutCloses(
            WorkerContext slot, int tries, UnaryOperator<OpenedAdapters> seenAs) {
        Script script = new Script()
                .everythingAtOnce()
                .on(NdkFunction.CLOSE_QP, Behaviour.NEVER)
                .on(NdkFunction.CLOSE_LISTENER, Behaviour.ON_THE_CALLERS_STACK_AND_INLINE);
        try (OpenedAdapters adapters = seenAs.apply(ScriptedProvider.open(script))) {
            RunState run = RunState.begin(
                    conditions(1, RunMode.VERDICT),
                    adapters,
                    AdapterProbe.of(adapters),
                    slot,
                    started -> {},
                    finding -> new AssertionError("text"));
            run.propertyStarted(RequirementId.GCD_07, "1", List.of(), 1, SampleRun.ordinary());
            for (int each = 0; each < tries; each++) {
                try (Bench bench = run.bench(RequirementId.GCD_07, "plan", Circumstances.SIMPLEST)) {
                    bench.read(ConnectionDataPlan.SIMPLEST, Read.sizeQuery(OutPointers.BOTH));
                    run.bodyEnded(new Outcome.Kept());
                }
            }
            return run.end().values().stream()
                    .filter(row -> !row.findings().isEmpty())
                    .map(RowRecord::id)
                    .collect(Collectors.toSet());
        }
    }

    /** Most of what is seen in passing is about an order, and calls in two processes have none. */
    @Test
    void acrossProcessesNothingIsBlamedInPassing() {
        assertThat(brokenWithoutCloses(hurried(), 1)).isNotEmpty();
        assertThat(brokenWithoutCloses(hurried(), 1, OfTwoProcesses::new)).isEmpty();
    }

    private static WorkerContext hurried() {
        return new WorkerContext(
                WorkerSlot.ONLY,
                FunctionTracker.OPEN,
                Optional.of(RunState.patience(Duration.ofMillis(1), OtherProcesses.NONE)));
    }

    /** Adapters of which the kit is told that one is in another process. */
    private record OfTwoProcesses(OpenedAdapters adapters) implements OpenedAdapters, AcrossProcesses {

        @Override
        public NdkAdapter activeAdapter() {
            return adapters.activeAdapter();
        }

        @Override
        public NdkAdapter passiveAdapter() {
            return adapters.passiveAdapter();
        }

        @Override
        public List<InetAddress> activeAddresses() {
            return adapters.activeAddresses();
        }

        @Override
        public List<InetAddress> passiveAddresses() {
            return adapters.passiveAddresses();
        }

        @Override
        public void close() {
            adapters.close();
        }
    }

    @Test
    void replaysInARowWaitHalfAsLongAtFirst() {
        WaitPolicy patience = RunState.patienceOfReplays(SampleRun.ENOUGH);

        assertThat(Duration.ofNanos(patience.nanosFor("something"))).isEqualTo(SampleRun.ENOUGH.dividedBy(2));
    }

    @Test
    void whatWasBrokenInPassingStaysBrokenWhenAFunctionDoesNotReturn() {
        List<RowRecord> recorded = new ArrayList<>();
        Progress progress = new Progress() {
            @Override
            public void started(RequirementId id) {}

            @Override
            public void recorded(RowRecord row) {
                recorded.add(row);
            }
        };
        Script script = new Script().everythingAtOnce().on(NdkFunction.CLOSE_QP, Behaviour.NEVER);
        WorkerContext slot = hurried();
        try (OpenedAdapters adapters = ScriptedProvider.open(script)) {
            RunState run = RunState.begin(
                    conditions(1, RunMode.VERDICT),
                    adapters,
                    AdapterProbe.of(adapters),
                    slot,
                    progress,
                    finding -> new AssertionError("text"));
            run.propertyStarted(RequirementId.CLO_04, "1", List.of(), 1, SampleRun.ordinary());
            try (Bench bench = run.bench(RequirementId.CLO_04, "plan", Circumstances.SIMPLEST)) {
                bench.read(ConnectionDataPlan.SIMPLEST, Read.sizeQuery(OutPointers.BOTH));
                run.bodyEnded(new Outcome.Kept());
            }
            CurrentTry running = run.moment().orElseThrow();

            run.stuck(running, running.bench().calls().get(0), RequirementId.CB_14, "returns", "does not return");
            run.end();
        }

        assertThat(recorded).extracting(RowRecord::id).contains(RequirementId.CLO_04, RequirementId.CB_14);
        assertThat(recorded)
                .filteredOn(row -> row.id() == RequirementId.CLO_04)
                .last()
                .satisfies(row -> assertThat(row.findings()).isNotEmpty());
    }

    @Test
    void aDefectIsReasonEnough() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, conditions(1, RunMode.VERDICT));
            run.kitFailed(RequirementId.GCD_07, null);

            assertThat(run.reasonNothingWasJudged(RequirementId.GCD_07)).isEmpty();
            run.end();
        }
    }

    @Test
    void outsideAPropertyThereIsNone() {
        List<RequirementId> started = new ArrayList<>();
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = RunState.begin(
                    conditions(1, RunMode.VERDICT),
                    adapters,
                    AdapterProbe.of(adapters),
                    WorkerContext.ALONE,
                    started::add,
                    finding -> new AssertionError("text"));
            assertThatThrownBy(run::property)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("no property is running");

            assertThat(run.propertyStarted(RequirementId.GCD_07, "1", List.of(), 1, SampleRun.ordinary())
                            .id())
                    .isEqualTo(RequirementId.GCD_07);
            run.absent(RequirementId.GCD_10, new Absence(true, "reason"));
            run.end();
        }
        assertThat(started).containsExactly(RequirementId.GCD_07, RequirementId.GCD_10);
    }

    @Test
    void onlyAVerdictSeeksTheSimplestCase() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState verdict = begin(adapters, conditions(1, RunMode.VERDICT));
            verdict.end();
            RunState first = begin(adapters, conditions(1, RunMode.firstViolation(Drawing.AIMED, true)));
            first.end();

            assertThat(verdict.shrinks()).isTrue();
            assertThat(verdict.isReplay()).isFalse();
            assertThat(first.shrinks()).isFalse();
        }
    }

    @Test
    void aRunThatIsAfterAnyViolationJudgesNothingMoreAfterTheFirst() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, conditions(1, RunMode.ANY_VIOLATION));
            assertThat(run.isOver()).isFalse();
            assertThat(run.judges(RequirementId.GCD_07)).isTrue();

            run.ledger().falsified(violation());

            assertThat(run.isOver()).isTrue();
            assertThat(run.judges(RequirementId.GCD_07)).isFalse();
            run.end();
        }
    }

    @Test
    void aVerdictGoesOnAfterAViolation() {
        try (OpenedAdapters adapters = ScriptedProvider.open(new Script())) {
            RunState run = begin(adapters, conditions(1, RunMode.VERDICT));

            run.ledger().falsified(violation());

            assertThat(run.isOver()).isFalse();
            run.end();
        }
    }

    /** The engine knows the profiles, and what judges must not know the engine. */
    @Test
    void everyPairIsSoughtFromTheStandardProfileOn() {
        assertThat(RunState.TRIES_OF_A_VERDICT).isEqualTo(Profile.STANDARD.tries());
    }
}
