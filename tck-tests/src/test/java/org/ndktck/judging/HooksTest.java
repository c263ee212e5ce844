package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.catalog.ReadingId.AMB_02;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.environment.WorkerContext;
import org.ndktck.gate.FunctionTracker;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.ConnectionLifetimePlan;
import org.ndktck.plan.connecting.ContextKind;
import org.ndktck.plan.lifetime.Ending;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Note;
import org.ndktck.report.model.Outcome;
import org.ndktck.report.model.PartitionEvidence;
import org.ndktck.report.model.Proof;
import org.ndktck.report.model.RowRecord;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Script;
import org.ndktck.waiting.OtherProcesses;
import org.opentest4j.TestAbortedException;

/** How a try becomes a judgement, and what a test runner sees. */
class HooksTest {

    private static final int TRIES = 30;
    private static final Duration LITTLE = Duration.ofMillis(1);

    private static Script lawful() {
        return new Script().everythingAtOnce();
    }

    private static SampleRun run(Script script, RequirementId id) {
        return SampleRun.of(script, id, TRIES, 1, SampleRun.ENOUGH);
    }

    private static String message(TestExecutionResult result) {
        return String.valueOf(result.getThrowable().orElseThrow().getMessage());
    }

    @BeforeEach
    void forgetThePlans() {
        SampleProperties.DECIDED.set(Integer.MAX_VALUE);
        SampleProperties.PLANS.clear();
        SampleProperties.LENGTHS.clear();
        SampleProperties.COMES_AFTER_NANOS.set(SampleProperties.BEYOND_A_SHORT_WAIT_NANOS);
        SampleProperties.MISSES.set(0);
    }

    // --- conditions

    @Test
    void everyTryIsJudgedAsOftenAsAskedFor() {
        RowRecord row = run(lawful(), RequirementId.GCD_07).record(RequirementId.GCD_07);

        assertThat(row.evidence().judgedTries()).isEqualTo(TRIES);
        assertThat(row.evidence().undecidedTries()).isZero();
        assertThat(row.evidence().missedPartitions()).isEmpty();
        assertThat(SampleProperties.PLANS).hasSize(TRIES);
    }

    @Test
    void theSameSeedDrawsTheSamePlans() {
        SampleRun first = run(lawful(), RequirementId.GCD_07);
        List<String> plans = List.copyOf(SampleProperties.PLANS);
        SampleProperties.PLANS.clear();
        SampleRun second = run(lawful(), RequirementId.GCD_07);

        assertThat(SampleProperties.PLANS).isEqualTo(plans);
        assertThat(second.record(RequirementId.GCD_07))
                .usingRecursiveComparison()
                .ignoringFields("evidence.startedAt", "evidence.tookMillis")
                .isEqualTo(first.record(RequirementId.GCD_07));
    }

    @Test
    void anotherSeedDrawsOtherPlans() {
        run(lawful(), RequirementId.GCD_07);
        List<String> plans = List.copyOf(SampleProperties.PLANS);
        SampleProperties.PLANS.clear();
        SampleRun.of(lawful(), RequirementId.GCD_07, TRIES, 2, SampleRun.ENOUGH);

        assertThat(SampleProperties.PLANS).hasSize(TRIES).isNotEqualTo(plans);
    }

    @Test
    void whatIsNotSelectedIsSkippedWithTheReason() {
        SampleRun run = run(lawful(), RequirementId.GCD_07);

        assertThat(run.records()).containsOnlyKeys(RequirementId.GCD_07);
        assertThat(run.skipped())
                .containsEntry("breaksItsRow", "GCD-10 is not selected in this run")
                .hasSize(17);
    }

    @Test
    void aGroupWithinAContainerIsTheKitsAsWell() {
        SampleRun run = run(lawful(), RequirementId.ACC_08);

        assertThat(run.record(RequirementId.ACC_08).evidence().judgedTries()).isEqualTo(TRIES);
        assertThat(run.records()).containsOnlyKeys(RequirementId.ACC_08);
    }

    @Test
    void whatNeedsMoreThanTheProviderOffersIsAbsentWithTheReason() {
        String reason = "the provider does not offer a control; implement ProviderControls.silentHosts";

        SampleRun run = run(lawful(), RequirementId.CON_11);

        assertThat(run.record(RequirementId.CON_11).absence()).hasValue(new Absence(false, reason));
        assertThat(run.skipped()).containsEntry("needsWhatIsNotOffered", "CON-11 is not judged: " + reason);
    }

    /** jqwik's own hooks stand at -100 at the outermost, those of a build at 0. */
    @Test
    void theKitsHooksStandOutsideAllOthers() {
        assertThat(new PropertyHook().aroundPropertyProximity()).isLessThan(-100);
        assertThat(new TryHook().aroundTryProximity()).isLessThan(-100);
    }

    @Test
    void theConfigurationOfABuildChangesNothing() {
        RunParameters parameters =
                new RunParameters(TRIES, 1, SampleRun.ENOUGH, RequirementId.GCD_07::equals, RunMode.VERDICT);
        SampleRun.of(lawful(), parameters);
        List<String> plans = List.copyOf(SampleProperties.PLANS);
        SampleProperties.PLANS.clear();

        SampleRun.of(
                lawful(),
                parameters,
                Map.of(
                        "jqwik.database", "",
                        "jqwik.tries.default", "7",
                        "jqwik.generation.default", "EXHAUSTIVE",
                        "jqwik.edgecases.default", "FIRST"));

        assertThat(SampleProperties.PLANS).isEqualTo(plans);
    }

    @Test
    void aFailureBeforeDoesNotChangeWhatIsDrawn(@TempDir Path directory) {
        Map<String, String> remembering = Map.of(
                "jqwik.database",
                directory.resolve("database").toString(),
                "jqwik.failures.after.default",
                "SAMPLE_FIRST");
        RunParameters parameters =
                new RunParameters(100, 1, SampleRun.ENOUGH, RequirementId.GCD_10::equals, RunMode.VERDICT);
        SampleRun.of(losingAByte(), parameters, remembering);
        List<Integer> lengths = List.copyOf(SampleProperties.LENGTHS);
        SampleProperties.LENGTHS.clear();

        SampleRun.of(losingAByte(), parameters, remembering);

        assertThat(directory).isNotEmptyDirectory();
        assertThat(SampleProperties.LENGTHS).isEqualTo(lengths);
    }

    // --- outcomes

    @Test
    void aKeptRowSucceeds() {
        SampleRun run = run(lawful(), RequirementId.GCD_07);

        assertThat(run.result("keepsItsRow").getStatus()).isEqualTo(TestExecutionResult.Status.SUCCESSFUL);
        assertThat(run.record(RequirementId.GCD_07).findings()).isEmpty();
    }

    /** A provider that loses the second byte of private data of more than nine bytes. */
    private static Script losingAByte() {
        return lawful().reading((readable, args) -> {
            NtStatus status = readable.read(args);
            if (args.pPrivateData() != null
                    && readable.data().length >= 10 + 5
                    && args.pPrivateDataLength().get() > 1) {
                args.pPrivateData().put(1, (byte) ~readable.data()[1]);
            }
            return status;
        });
    }

    @Test
    void aBrokenRowShrinksToItsSimplestPlan() {
        SampleRun run = SampleRun.of(losingAByte(), RequirementId.GCD_10, 100, 1, SampleRun.ENOUGH);

        Finding finding = run.finding(RequirementId.GCD_10);
        assertThat(finding.minimal()).isTrue();
        assertThat(finding.token()).isEqualTo("GCD-10:request-length=10");
        assertThat(finding.observed()).startsWith("byte 1 is 0xF9, not 0x06:");
        assertThat(run.record(RequirementId.GCD_10).flaky()).isFalse();
        TestExecutionResult shown = run.result("breaksItsRow");
        assertThat(shown.getStatus()).isEqualTo(TestExecutionResult.Status.FAILED);
        assertThat(message(shown)).isEqualTo("shown: " + finding.token());
    }

    @Test
    void shrinkingIsNoEvidence() {
        SampleRun run = SampleRun.of(losingAByte(), RequirementId.GCD_10, 100, 1, SampleRun.ENOUGH);

        int untilBroken = 1;
        while (SampleProperties.LENGTHS.get(untilBroken - 1) < 10) {
            untilBroken++;
        }
        assertThat(SampleProperties.LENGTHS).hasSizeGreaterThan(untilBroken);
        assertThat(run.record(RequirementId.GCD_10).evidence().judgedTries()).isEqualTo(untilBroken);
    }

    @Test
    void whatJqwikDoesNotComeToIsFoundAllTheSame() {
        long noLimitBelowTheSimplest = 3; // below the simplest limit nothing is simpler
        SampleRun run = SampleRun.of(lawful(), RequirementId.GCD_32, TRIES, noLimitBelowTheSimplest, SampleRun.ENOUGH);

        List<String> plans = SampleProperties.PLANS;
        assertThat(plans).hasSizeGreaterThan(4);
        assertThat(plans.subList(0, 3)).as("it is shown twice more").containsOnly(plans.get(0));
        assertThat(plans.get(3)).as("and then not looked at again").isNotEqualTo(plans.get(0));
        assertThat(run.finding(RequirementId.GCD_32).token()).isEqualTo("GCD-32:simplest");
        assertThat(run.finding(RequirementId.GCD_32).minimal()).isTrue();
        assertThat(run.record(RequirementId.GCD_32).evidence().judgedTries()).isEqualTo(1);
    }

    /** In the first try with data of more than a hundred bytes, and in no other, the data comes torn; so does some always. */
    private static Script tearingOnce(AtomicInteger tornTry, int always) {
        return lawful().reading((readable, args) -> {
            NtStatus status = readable.read(args);
            int length = readable.data().length - 5;
            int present = SampleProperties.LENGTHS.size();
            if (length > 100) {
                tornTry.compareAndSet(0, present);
            }
            if (args.pPrivateData() != null && (length == always || tornTry.get() == present)) {
                args.pPrivateData().put(0, (byte) ~readable.data()[0]);
            }
            return status;
        });
    }

    @Test
    void whatIsShownOnlyOnceIsPassedOverForWhatIsShownEachTime() {
        AtomicInteger tornTry = new AtomicInteger();

        SampleRun run = SampleRun.of(tearingOnce(tornTry, 1), RequirementId.GCD_10, 100, 1, SampleRun.ENOUGH);

        assertThat(tornTry.get()).as("the torn try").isBetween(1, SampleProperties.LENGTHS.indexOf(1));
        assertThat(run.record(RequirementId.GCD_10).evidence().judgedTries())
                .as("the search begins at a later try")
                .isGreaterThan(tornTry.get());
        assertThat(run.finding(RequirementId.GCD_10).token()).isEqualTo("GCD-10:request-length=1");
    }

    @Test
    void whatIsShownOnlyOnceCountsWhereNothingElseIsShown() {
        AtomicInteger tornTry = new AtomicInteger();

        SampleRun run = SampleRun.of(tearingOnce(tornTry, -1), RequirementId.GCD_10, 100, 1, SampleRun.ENOUGH);

        assertThat(tornTry).hasPositiveValue();
        assertThat(run.finding(RequirementId.GCD_10).observed()).startsWith("byte 0 is ");
        assertThat(run.record(RequirementId.GCD_10).evidence().judgedTries()).isEqualTo(100);
        assertThat(run.result("breaksItsRow").getStatus()).isEqualTo(TestExecutionResult.Status.FAILED);
    }

    @Test
    void nothingIsSoughtAmongPlansThatThePropertyDoesNotDraw() {
        SampleRun run = run(lawful(), RequirementId.GCD_09);

        assertThat(run.finding(RequirementId.GCD_09).token()).isEqualTo("GCD-09:request-length=2");
        assertThat(run.finding(RequirementId.GCD_09).minimal()).isTrue();
    }

    @Test
    void whatIsToleratedIsNoted() {
        SampleRun run = run(lawful(), RequirementId.GCD_14);

        assertThat(run.record(RequirementId.GCD_14).notes())
                .containsExactly(Note.toleratedBy(AMB_02, "the sample notes it"));
        assertThat(run.record(RequirementId.GCD_14).evidence().judgedTries()).isEqualTo(TRIES);
    }

    @Test
    void whatATryOpenedIsClosed() {
        Script script = lawful();

        run(script, RequirementId.GCD_07);

        assertThat(script.log()).filteredOn("NdkCloseConnector"::equals).hasSize(2 * TRIES);
    }

    @Test
    void aTryThatCannotBeClosedIsADefect() {
        SampleRun run = run(lawful(), RequirementId.GCD_30);

        assertThat(run.record(RequirementId.GCD_30).defects())
                .containsExactly(new Outcome.Defective(
                        Culprit.KIT, "java.lang.IllegalStateException: the condition does not end"));
        assertThat(run.result("cannotBeClosed").getStatus()).isEqualTo(TestExecutionResult.Status.FAILED);
    }

    @Test
    void aPropertyWhosePlansCannotBeDrawnIsTheKitsDefect() {
        SampleRun run = run(lawful(), RequirementId.GCD_05);

        assertThat(run.record(RequirementId.GCD_05).defects())
                .singleElement()
                .satisfies(defect -> assertThat(defect.message()).contains("Thread"));
        assertThat(message(run.result("cannotBeDrawn"))).contains("Thread");
    }

    @Test
    void verifyingNothingIsTheKitsDefect() {
        SampleRun run = run(lawful(), RequirementId.GCD_11);

        assertThat(run.record(RequirementId.GCD_11).defects())
                .contains(new Outcome.Defective(Culprit.KIT, "the property verified nothing"));
        assertThat(run.record(RequirementId.GCD_11).evidence().judgedTries()).isZero();
        assertThat(run.record(RequirementId.GCD_11).findings()).isEmpty();
    }

    @Test
    void aThrowingPropertyIsTheKitsDefect() {
        SampleRun run = run(lawful(), RequirementId.GCD_13);

        assertThat(run.record(RequirementId.GCD_13).defects())
                .contains(new Outcome.Defective(
                        Culprit.KIT, "java.lang.IllegalStateException: oops, distance at least 1"));
        assertThat(run.result("throwsSomething").getStatus()).isEqualTo(TestExecutionResult.Status.FAILED);
        assertThat(message(run.result("throwsSomething"))).isEqualTo("oops, distance at least 1");
    }

    @Test
    void aPropertyWithoutAJudgedTryIsAbortedNotPassed() {
        SampleRun run = run(lawful(), RequirementId.GCD_12);

        assertThat(run.record(RequirementId.GCD_12).evidence().undecidedTries()).isEqualTo(TRIES);
        TestExecutionResult shown = run.result("isNeverDecided");
        assertThat(shown.getStatus()).isEqualTo(TestExecutionResult.Status.ABORTED);
        assertThat(message(shown)).isEqualTo("GCD-12 was not judged: an often seen reason");
    }

    private static RowRecord afterAConnectFailsWith(NtStatus status) {
        Script script = lawful().on(NdkFunction.CONNECT, Behaviour.failingLater(status));
        return run(script, RequirementId.ACC_22).record(RequirementId.ACC_22);
    }

    @Test
    void whatTimesOutBeforeTheKitAnswersIsUndecided() {
        RowRecord row = afterAConnectFailsWith(NtStatus.STATUS_IO_TIMEOUT);

        assertThat(row.findings()).isEmpty();
        assertThat(row.evidence().judgedTries()).isZero();
        assertThat(row.evidence().undecidedTries()).isEqualTo(TRIES);
        assertThat(afterAConnectFailsWith(NtStatus.STATUS_CONNECTION_ABORTED).findings())
                .isNotEmpty();
    }

    @Test
    void whatAnotherFunctionFailsAtIsUndecided() {
        Script script = lawful().on(NdkFunction.LISTEN, Behaviour.failing(NtStatus.STATUS_SHARING_VIOLATION));

        SampleRun run = run(script, RequirementId.GCD_07);

        assertThat(run.result("keepsItsRow").getStatus()).isEqualTo(TestExecutionResult.Status.ABORTED);
        assertThat(run.record(RequirementId.GCD_07).evidence().undecided())
                .containsExactly(Map.entry("NdkListen returned STATUS_SHARING_VIOLATION (0xC0000043)", 30L));
    }

    @Test
    void aProviderThatAbortsTestsIsJudgedAllTheSame() {
        Script script =
                lawful().on(NdkFunction.GET_CONNECTION_DATA, Behaviour.throwing(new TestAbortedException("not today")));

        SampleRun run = run(script, RequirementId.GCD_07);

        assertThat(run.result("keepsItsRow").getStatus()).isNotEqualTo(TestExecutionResult.Status.SUCCESSFUL);
        assertThat(run.record(RequirementId.GCD_07).evidence().judgedTries()).isZero();
    }

    @Test
    void whatATryMetCountsForItsRow() {
        assertThat(run(lawful(), RequirementId.GCD_07)
                        .record(RequirementId.GCD_07)
                        .evidence()
                        .partitions())
                .extracting(PartitionEvidence::name)
                .contains("Side", "Delivery");
    }

    // --- standing invariants

    @Test
    void aBreachInPassingIsRecordedAgainstItsOwnRow() {
        Script script = lawful().on(NdkFunction.LISTEN, Behaviour.TWICE);

        SampleRun run = run(script, RequirementId.GCD_07);

        assertThat(run.records()).containsOnlyKeys(RequirementId.GCD_07, RequirementId.CB_03);
        assertThat(run.record(RequirementId.GCD_07).findings()).isEmpty();
        assertThat(run.finding(RequirementId.CB_03).token()).startsWith("GCD-07:");
        assertThat(run.record(RequirementId.CB_03).flaky()).isFalse();
    }

    @Test
    void whatAStandingRuleSeesIsRecordedAgainstItsOwnRow() {
        Script script = lawful().reading((readable, args) -> {
            NtStatus status = readable.read(args);
            args.pPrivateDataLength().set(0);
            return status;
        });

        SampleRun run = run(script, RequirementId.GCD_07);

        assertThat(run.record(RequirementId.GCD_07).evidence().judgedTries()).isEqualTo(TRIES);
        assertThat(run.records().values()).extracting(RowRecord::proof).contains(Proof.SEEN_BY_A_RULE);
    }

    @Test
    void aBreachOfTheOwnRowFalsifies() {
        Script script = new Script().on(NdkFunction.LISTEN, Behaviour.TWICE);

        SampleRun run = run(script, RequirementId.CB_03);

        assertThat(run.finding(RequirementId.CB_03).token()).isEqualTo("CB-03:simplest");
        assertThat(run.finding(RequirementId.CB_03).minimal()).isTrue();
    }

    // --- what does not come

    @Test
    void whatDoesNotComeTwiceIsBroken() {
        Script script = lawful().on(NdkFunction.COMPLETE_CONNECT, Behaviour.NEVER);

        SampleRun run = SampleRun.of(script, RequirementId.CB_01, TRIES, 1, LITTLE);

        assertThat(run.finding(RequirementId.CB_01).kind()).isEqualTo(Finding.Kind.REQUIRED_MISSING);
        assertThat(run.record(RequirementId.CB_01).flaky()).isFalse();
        assertThat(run.result("completesAtLast").getStatus()).isEqualTo(TestExecutionResult.Status.FAILED);
    }

    /** No two tries after another lose it, but a few of the same plans do. */
    @Test
    void whatIsLostEveryFifthTimeIsBroken() {
        AtomicInteger calls = new AtomicInteger();
        Script script = lawful().on(
                        NdkFunction.COMPLETE_CONNECT,
                        request -> calls.incrementAndGet() % 5 == 0
                                ? NtStatus.STATUS_PENDING
                                : Behaviour.AT_ONCE.answer(request));

        SampleRun run = SampleRun.of(script, RequirementId.CB_01, TRIES, 1, LITTLE);

        assertThat(run.record(RequirementId.CB_01).flaky()).isFalse();
        assertThat(run.result("completesAtLast").getStatus()).isEqualTo(TestExecutionResult.Status.FAILED);
    }

    @Test
    void whatComesOnTheSecondTryIsFlaky() {
        AtomicInteger calls = new AtomicInteger();
        Script script = lawful().on(
                        NdkFunction.COMPLETE_CONNECT,
                        request -> calls.incrementAndGet() == 1
                                ? NtStatus.STATUS_PENDING
                                : Behaviour.AT_ONCE.answer(request));

        SampleRun run = SampleRun.of(script, RequirementId.CB_01, TRIES, 1, LITTLE);

        assertThat(run.record(RequirementId.CB_01).flaky()).isTrue();
        assertThat(run.record(RequirementId.CB_01).findings()).hasSize(1);
        assertThat(run.record(RequirementId.CB_01).evidence().judgedTries()).isEqualTo(TRIES);
        assertThat(run.result("completesAtLast").getStatus()).isEqualTo(TestExecutionResult.Status.SUCCESSFUL);
    }

    @Test
    void aSecondTryThatCannotDecideIsNoProofThatItCame() {
        SampleProperties.MISSES.set(1);
        SampleProperties.DECIDED.set(1);

        RowRecord row =
                SampleRun.of(lawful(), RequirementId.GCD_31, 1, 1, LITTLE).record(RequirementId.GCD_31);

        assertThat(SampleProperties.PLANS).hasSize(2);
        assertThat(row.flaky()).isFalse();
        assertThat(row.evidence().undecided()).containsExactly(Map.entry("the sample cannot decide", 1L));
    }

    @Test
    void whatNeverCameIsNotWaitedForInFullByTheNextRunOfTheSameProcess() {
        Duration full = Duration.ofSeconds(2);
        // A short wait is a tenth of the full one at most: a busy machine must not make it as long as this.
        SampleProperties.COMES_AFTER_NANOS.set(TimeUnit.MILLISECONDS.toNanos(900));
        RunParameters parameters = new RunParameters(1, 1, full, id -> id == RequirementId.GCD_31, RunMode.VERDICT);
        WorkerContext slot = new WorkerContext(
                WorkerSlot.ONLY, FunctionTracker.OPEN, Optional.of(RunState.patience(full, OtherProcesses.NONE)));
        SampleProperties.MISSES.set(Integer.MAX_VALUE);
        SampleRun.of(lawful(), parameters, slot);

        SampleProperties.MISSES.set(0); // comes, but later than a short wait
        assertThat(SampleRun.of(lawful(), parameters, slot)
                        .finding(RequirementId.GCD_31)
                        .kind())
                .isEqualTo(Finding.Kind.REQUIRED_MISSING);
        SampleProperties.MISSES.set(0);
        assertThat(SampleRun.of(lawful(), parameters)
                        .record(RequirementId.GCD_31)
                        .findings())
                .isEmpty();
    }

    @Test
    void aListenThatNeverCompletesIsBroken() {
        Script script = lawful().on(NdkFunction.LISTEN, Behaviour.NEVER);

        SampleRun run = SampleRun.of(script, RequirementId.CB_01, TRIES, 1, LITTLE);

        assertThat(run.record(RequirementId.CB_01).flaky()).isFalse();
        assertThat(run.finding(RequirementId.CB_01).kind()).isEqualTo(Finding.Kind.REQUIRED_MISSING);
    }

    @Test
    void whatTakesLongerThanAShortWaitIsWaitedForOnceMoreInFull() {
        SampleProperties.MISSES.set(1);
        Duration full = Duration.ofMillis(200);

        Instant before = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        long begun = System.nanoTime();
        RowRecord row = SampleRun.of(lawful(), RequirementId.GCD_31, 1, 1, full).record(RequirementId.GCD_31);
        long passed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);

        assertThat(SampleProperties.PLANS.stream().distinct()).hasSize(1);
        assertThat(row.flaky()).isTrue();
        assertThat(row.findings()).extracting(Finding::observed).containsExactly("no thing came");
        assertThat(row.evidence().tookMillis()).isBetween(full.toMillis(), passed);
        assertThat(Instant.parse(row.evidence().startedAt())).isBetween(before, before.plusMillis(passed + 1));
    }

    @Test
    void nobodyIsAccusedAfterAWaitThatWasShortBecauseNothingHungOnIt() {
        SampleProperties.MISSES.set(TRIES - 1);

        RowRecord row = SampleRun.of(lawful(), RequirementId.CSE_07, TRIES, 1, Duration.ofMillis(100))
                .record(RequirementId.CSE_07);

        assertThat(row.evidence().judgedTries()).isEqualTo(TRIES);
        assertThat(row.findings()).isEmpty();
        assertThat(row.flaky()).isFalse();
    }

    @Test
    void whatIsConfirmedToBeMissingIsTriedOnceFromThenOn() {
        SampleProperties.MISSES.set(Integer.MAX_VALUE);

        RowRecord row =
                SampleRun.of(lawful(), RequirementId.GCD_31, TRIES, 1, LITTLE).record(RequirementId.GCD_31);

        List<String> plans = SampleProperties.PLANS;
        assertThat(plans.get(1)).isEqualTo(plans.get(0));
        assertThat(plans.subList(1, 5)).doesNotHaveDuplicates();
        assertThat(row.flaky()).isFalse();
        assertThat(row.findings()).extracting(Finding::kind).containsExactly(Finding.Kind.REQUIRED_MISSING);
    }

    @Test
    void whatIsMissingInPassingAfterAVeryShortWaitIsNotRecorded() {
        SampleProperties.MISSES.set(TRIES - 1);

        SampleRun run = SampleRun.of(lawful(), RequirementId.CSE_08, TRIES, 1, Duration.ofMillis(100));

        assertThat(run.record(RequirementId.CSE_08).evidence().judgedTries()).isEqualTo(TRIES);
        assertThat(run.records()).doesNotContainKey(RequirementId.CB_11);
    }

    @Test
    void whatIsMissingInPassingIsRecordedOnceItWasWaitedForLonger() {
        SampleProperties.MISSES.set(TRIES - 2);

        SampleRun run = SampleRun.of(lawful(), RequirementId.CSE_08, TRIES, 1, Duration.ofMillis(100));

        assertThat(run.record(RequirementId.CB_11).findings())
                .extracting(Finding::observed)
                .containsExactly("no thing came");
    }

    /** From here the count of what is not missed goes on with the largest number. */
    private static final int ONCE = Integer.MIN_VALUE;

    private static Proof missedInPassing(int times) {
        SampleProperties.MISSES.set(times);
        SampleRun run = SampleRun.of(lawful(), RequirementId.CSE_08, 1, 1, LITTLE);
        assertThat(run.record(RequirementId.CSE_08).evidence().judgedTries())
                .as("the try is judged as it was")
                .isOne();
        return run.record(RequirementId.CB_11).proof();
    }

    @Test
    void whatIsMissedInPassingIsWaitedForOnceMore() {
        assertThat(missedInPassing(0)).isEqualTo(Proof.SEEN_BY_A_RULE);
        assertThat(missedInPassing(ONCE)).isEqualTo(Proof.MISSED_IN_PASSING);
    }

    // --- replay

    @Test
    void aReplayIsASecondLookAndTakesNoThird() {
        SampleProperties.MISSES.set(Integer.MAX_VALUE);
        Token token = new Token(RequirementId.GCD_31, List.of(ConnectionDataPlan.SIMPLEST, Circumstances.SIMPLEST));

        SampleRun run =
                SampleRun.of(lawful(), new RunParameters(1, 1, LITTLE, SampleRun.everything(), RunMode.replay(token)));

        assertThat(SampleProperties.PLANS).hasSize(1);
        assertThat(run.finding(RequirementId.GCD_31).kind()).isEqualTo(Finding.Kind.REQUIRED_MISSING);
    }

    @Test
    void aReplayRunsItsPlanOnce() {
        ConnectionLifetimePlan plan =
                ConnectionLifetimePlan.of(ConnectionDataPlan.SIMPLEST, Ending.PASSIVE_REJECTS, ContextKind.NULL);
        Script script = lawful();
        Token token = new Token(RequirementId.CB_03, List.of(plan, Circumstances.SIMPLEST));

        SampleRun run = SampleRun.of(
                script, new RunParameters(1000, 1, SampleRun.ENOUGH, SampleRun.everything(), RunMode.replay(token)));

        assertThat(run.record(RequirementId.CB_03).evidence().judgedTries()).isEqualTo(1);
        assertThat(run.record(RequirementId.CB_03).evidence().missedPartitions())
                .isEmpty();
        assertThat(run.records()).containsOnlyKeys(RequirementId.CB_03);
        assertThat(script.log()).filteredOn("NdkConnect"::equals).hasSize(1);
        assertThat(script.log()).filteredOn("NdkReject"::equals).hasSize(1);
    }

    @Test
    void aReplayOfABrokenPlanIsBrokenAndNotShrunk() {
        ConnectionLifetimePlan plan =
                ConnectionLifetimePlan.of(ConnectionDataPlan.SIMPLEST, Ending.DISCONNECT, ContextKind.UNIQUE);
        Script script = new Script().on(NdkFunction.LISTEN, Behaviour.TWICE);
        Token token = new Token(RequirementId.CB_03, List.of(plan, Circumstances.SIMPLEST));

        SampleRun run = SampleRun.of(
                script, new RunParameters(1000, 1, SampleRun.ENOUGH, SampleRun.everything(), RunMode.replay(token)));

        assertThat(run.finding(RequirementId.CB_03).token()).isEqualTo("CB-03:ending=disconnect");
        assertThat(script.log()).filteredOn("NdkConnect"::equals).hasSize(1);
    }
}
