package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.drawing.Drawing;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.text.OfficialRun;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;
import org.opentest4j.TestAbortedException;

/** Whole runs against scripted providers. */
class TckRunTest {

    private static Script lawful() {
        return new Script().everythingAtOnce();
    }

    private static RunResult run(RunRequest request) throws RunException {
        return TckRun.execute(request, RunListener.SILENT);
    }

    private static Set<RequirementId> with(RunResult result, Verdict verdict) {
        Set<RequirementId> ids = EnumSet.noneOf(RequirementId.class);
        result.rows().stream()
                .filter(row -> row.verdict() == verdict)
                .map(Row::id)
                .forEach(ids::add);
        return ids;
    }

    // --- verdicts

    @Test
    void aLawfulProviderConforms() throws RunException {
        Script script = lawful();

        RunResult result = run(Requests.of(script, 100));

        assertThat(with(result, Verdict.CONFORMS)).isEqualTo(Requests.SERVED.only());
        assertThat(result.headline().exitCode()).isZero();
        assertThat(result.headline().text()).startsWith("CONFORMS AS FAR AS JUDGED: ");
        assertThat(script.log()).endsWith("closed");
    }

    @Test
    void aProviderThatNeverMakesAConnectionBreaksGen02() throws RunException {
        Script script = lawful().on(NdkFunction.LISTEN, Behaviour.failing(NtStatus.STATUS_SHARING_VIOLATION));

        RunResult result = run(Requests.of(script, 20, RequirementId.GEN_02));

        assertThat(with(result, Verdict.VIOLATES)).containsExactly(RequirementId.GEN_02);
        assertThat(result.row(RequirementId.GEN_02).reason()).contains("STATUS_SHARING_VIOLATION");
    }

    @Test
    void aProviderWithAThreadOfItsOwnIsBlamedForNothing() throws RunException {
        RunResult result = run(Requests.of(new Script(), 10));

        for (Verdict verdict : List.of(Verdict.VIOLATES, Verdict.FLAKY, Verdict.BROKEN, Verdict.NOTED)) {
            assertThat(with(result, verdict)).as("%s", verdict).isEmpty();
        }
    }

    @Test
    void everyRequirementHasOneRow() throws RunException {
        RunResult result = run(Requests.of(lawful(), 1));

        assertThat(result.rows()).extracting(Row::id).containsExactly(RequirementId.values());
    }

    @ParameterizedTest
    @MethodSource("adapters")
    void alsoAtTheBoundariesOfWhatAnAdapterCarries(Script adapter) throws RunException {
        RequirementId[] delicate = {
            RequirementId.ACC_08,
            RequirementId.CON_11,
            RequirementId.GCD_03,
            RequirementId.GCD_09,
            RequirementId.GCD_10,
            RequirementId.GCD_11,
            RequirementId.GCD_30
        };
        RunResult result = run(Requests.of(adapter.everythingAtOnce(), 100, delicate));

        Set<RequirementId> other = EnumSet.copyOf(List.of(delicate));
        other.removeAll(with(result, Verdict.CONFORMS));
        other.removeAll(with(result, Verdict.NOT_SUPPORTED));
        assertThat(other).isEmpty();
        assertThat(result.headline().exitCode()).isZero();
    }

    static Stream<Script> adapters() {
        return Stream.of(
                new Script().maxima(0, 0),
                new Script().maxima(1, 1),
                new Script().maxima(16, 128),
                new Script().maxima(0x3FFE, 0x3FFE),
                new Script().maxima(0xFFFF_FFFFL, 0xFFFF_FFFFL),
                new Script().data(0, 0),
                new Script().data(0, 0).padding(0),
                new Script().data(1, 1).padding(0),
                new Script().data(512, 512).padding(0),
                new Script().data(0, 56).padding(0),
                new Script().data(512, 1),
                new Script().withoutIpv6());
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(RequirementId.CB_02, completingAgain()),
                Arguments.of(RequirementId.CB_03, lawful().on(NdkFunction.CONNECT, Behaviour.TWICE)),
                Arguments.of(RequirementId.CB_04, lawful().on(NdkFunction.ACCEPT, Behaviour.WITH_A_WRONG_CONTEXT)),
                Arguments.of(
                        RequirementId.CB_09,
                        lawful().on(NdkFunction.COMPLETE_CONNECT, Behaviour.ON_THE_CALLERS_STACK_AND_INLINE)),
                Arguments.of(RequirementId.GEN_13, lawful().wrongEventContexts()),
                Arguments.of(RequirementId.GEN_13, lawful().on(NdkFunction.CREATE_QP, Behaviour.WITH_A_WRONG_CONTEXT)),
                Arguments.of(RequirementId.GCD_07, lawful().reading((readable, args) -> {
                    NtStatus status = readable.read(args);
                    return args.pPrivateData() == null ? NtStatus.STATUS_BUFFER_TOO_SMALL : status;
                })));
    }

    /** A provider whose NdkConnect returns its outcome and completes with it when a connector is closed. */
    private static Script completingAgain() {
        List<Runnable> again = new CopyOnWriteArrayList<>();
        Behaviour twice = request -> {
            NtStatus answer = Objects.requireNonNull(Behaviour.AT_ONCE.answer(request));
            if (!answer.isPending()) {
                again.add(() -> request.complete(answer));
            }
            return answer;
        };
        return lawful().on(NdkFunction.CONNECT, twice).on(NdkFunction.CLOSE_CONNECTOR, request -> {
            again.forEach(Runnable::run);
            again.clear();
            return Behaviour.AT_ONCE.answer(request);
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void aFaultIsBlamedOnItsRowAndOnNoOther(RequirementId blamed, Script script) throws RunException {
        RunResult result = run(Requests.of(script, 20));

        Set<RequirementId> violated = with(result, Verdict.VIOLATES);
        violated.removeAll(Catalog.load().derivedFrom(Set.of(blamed)));
        assertThat(violated).containsExactly(blamed);
        assertThat(with(result, Verdict.BROKEN)).isEmpty();
        assertThat(result.headline().text()).isEqualTo("DOES NOT CONFORM");
        assertThat(result.headline().exitCode()).isEqualTo(1);
        assertThat(result.row(blamed).findings()).hasSize(1);
        assertThat(result.row(blamed).findings().get(0).token()).startsWith(blamed + ":");
    }

    @ParameterizedTest
    @EnumSource(Drawing.class)
    void aRunUntilTheFirstViolationTellsTheTriesItTookAndSeeksNoSimplerCase(Drawing drawing) throws RunException {
        AtomicInteger queries = new AtomicInteger();
        Script script = lawful().reading((readable, args) -> {
            NtStatus status = readable.read(args);
            return args.pPrivateData() == null && queries.incrementAndGet() > 3
                    ? NtStatus.STATUS_BUFFER_TOO_SMALL
                    : status;
        });

        Row row = TckRun.untilTheFirstViolation(Requests.of(script, 20, RequirementId.GCD_07), drawing)
                .row(RequirementId.GCD_07);

        assertThat(row.verdict()).isEqualTo(Verdict.VIOLATES);
        assertThat(row.evidence().judgedTries()).isBetween(2L, 4L);
        assertThat(row.findings().get(0).minimal()).isFalse();
    }

    @Test
    void whatOnlyACircumstanceShowsIsNotSeenUnderOrdinaryOnes() throws RunException {
        RunRequest request = Requests.of(brokenOnOtherThreads(), 50, RequirementId.GCD_07);

        assertThat(with(run(request), Verdict.VIOLATES)).contains(RequirementId.GCD_07);
        assertThat(with(TckRun.executeUnderOrdinaryCircumstances(request), Verdict.CONFORMS))
                .containsExactly(RequirementId.GCD_07);
        assertThat(with(TckRun.untilTheFirstViolation(request, Drawing.AIMED), Verdict.CONFORMS))
                .containsExactly(RequirementId.GCD_07);
        Row row = TckRun.untilTheFirstViolationUnderAnyCircumstances(request).row(RequirementId.GCD_07);
        assertThat(row.verdict()).isEqualTo(Verdict.VIOLATES);
        assertThat(row.findings().get(0).minimal()).isFalse();
    }

    private static Script brokenOnOtherThreads() {
        Thread driver = Thread.currentThread();
        return lawful().reading((readable, args) ->
                args.pPrivateData() == null && !Thread.currentThread().equals(driver)
                        ? NtStatus.STATUS_BUFFER_TOO_SMALL
                        : readable.read(args));
    }

    @Test
    void aRunUntilSomethingIsViolatedJudgesNothingMoreAfterwards() throws RunException {
        RunRequest request = Requests.of(brokenOnOtherThreads(), 50, RequirementId.GCD_07, RequirementId.GCD_10);

        RunResult result = TckRun.untilSomethingIsViolated(request);

        assertThat(with(run(request), Verdict.CONFORMS)).containsExactly(RequirementId.GCD_10);
        assertThat(with(result, Verdict.VIOLATES)).contains(RequirementId.GCD_07);
        assertThat(with(result, Verdict.CONFORMS)).isEmpty();
    }

    @Test
    void whatNeverCompletesIsBlamedOnItsRow() throws RunException {
        Script script = lawful().on(NdkFunction.LISTEN, Behaviour.NEVER);

        RunResult result = run(Requests.of(new ScriptedProvider(script), Requests.SERVED, 5, 1, Requests.LITTLE));

        assertThat(with(result, Verdict.VIOLATES)).containsExactly(RequirementId.CB_01);
        assertThat(result.row(RequirementId.GCD_07).verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(result.row(RequirementId.GCD_07).reason())
                .isEqualTo("NdkListen returned STATUS_PENDING (0x00000103) and never completed");
    }

    @Test
    void aProviderThatThrowsEverywhereIsNotTheKitsDefect() throws RunException {
        Script script = lawful();
        for (NdkFunction function : NdkFunction.values()) {
            script.on(function, Behaviour.throwing(new TestAbortedException("not today")));
        }

        RunResult result = run(Requests.of(script));

        assertThat(with(result, Verdict.BROKEN)).isEmpty();
        assertThat(with(result, Verdict.CONFORMS)).isEmpty();
        assertThat(result.headline().text()).isEqualTo("UNDECIDED");
        assertThat(result.headline().exitCode()).isEqualTo(2);
    }

    @Test
    void aProviderThatRaisesEveryRequestTwiceIsNotTheKitsDefect() throws RunException {
        RunResult result = run(Requests.of(lawful().connectEvents(2), 5));

        assertThat(with(result, Verdict.BROKEN)).isEmpty();
    }

    // --- options

    @Test
    void triesAct() throws RunException {
        RunResult result = run(Requests.of(lawful(), 7, RequirementId.GCD_07));

        assertThat(result.row(RequirementId.GCD_07).evidence().judgedTries()).isEqualTo(7);
        assertThat(result.info().tries()).isEqualTo(7);
    }

    @Test
    void theResultTellsTheKitAndHowLongItTook() throws RunException {
        long begun = System.nanoTime();
        RunResult result = run(Requests.of(lawful(), 1, RequirementId.GCD_07));
        long passed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);

        assertThat(result.info().durationMillis()).isBetween(0L, passed);
        assertThat(result.info().kitVersion()).isNotBlank();
    }

    @Test
    void theResultShowsNoSecretOfTheSettings() throws RunException {
        RunRequest one = Requests.of(lawful(), 1, RequirementId.GCD_07);
        RunRequest secret =
                new RunRequest(one.provider(), Map.of("device", "acme0", "dbPassword", "hunter2"), one.options());

        assertThat(run(secret).info().settings())
                .containsOnly(Map.entry("device", "acme0"), Map.entry("dbPassword", "***"));
    }

    /** The report and the options have the same opinion on what is ordinary. */
    @Test
    void theOptionsOfTheKitAreThoseOfAnOfficialRun() throws RunException {
        RunRequest one = Requests.of(lawful(), 1, RequirementId.GCD_07);
        JudgingOptions ordinary = JudgingOptions.ofProfile(Profile.THOROUGH).onlyFor(RequirementId.GCD_07);
        String[] always = {
            "not a whole run", "the files of the kit are not known", "the files of the provider are not known"
        };

        assertThat(whyNotOfficial(one, ordinary.withTries(1)))
                .filteredOn(why -> !why.matches("version .*-SNAPSHOT of the kit is no release"))
                .containsExactly(always);
        assertThat(whyNotOfficial(one, ordinary.withTries(1).withSeed(2))).contains("seed 2");
        assertThat(whyNotOfficial(one, ordinary.withTries(1).withPatience(Duration.ofSeconds(4))))
                .contains("patience 4000 ms");
    }

    private List<String> whyNotOfficial(RunRequest one, JudgingOptions options) throws RunException {
        return OfficialRun.whyNot(Catalog.load(), run(new RunRequest(one.provider(), Map.of(), options)));
    }

    @Test
    void seedsAct() throws RunException {
        RunRequest one = Requests.of(lawful(), 50, RequirementId.GCD_07);
        RunRequest other =
                new RunRequest(one.provider(), Map.of(), one.options().withSeed(2));

        Row first = run(one).row(RequirementId.GCD_07);

        assertThat(run(one).row(RequirementId.GCD_07))
                .usingRecursiveComparison()
                .ignoringFields("evidence.startedAt", "evidence.tookMillis")
                .isEqualTo(first);
        assertThat(run(other).row(RequirementId.GCD_07).evidence().partitions())
                .isNotEqualTo(first.evidence().partitions());
        assertThat(run(other).info().seed()).isEqualTo("2");
    }

    @Test
    void theSelectionActs() throws RunException {
        RunResult result = run(Requests.of(lawful(), 100, RequirementId.GCD_07, RequirementId.CB_01));

        assertThat(with(result, Verdict.CONFORMS)).containsExactly(RequirementId.GCD_07, RequirementId.CB_01);
        assertThat(result.row(RequirementId.GCD_10).verdict()).isEqualTo(Verdict.NOT_JUDGED);
        assertThat(result.row(RequirementId.GCD_10).reason()).isEqualTo("not selected in this run");
        assertThat(result.info().selection()).isEqualTo("only GCD-07, CB-01");
    }

    @Test
    void skippingActs() throws RunException {
        Selection selection = new Selection(Requests.SERVED.only(), Set.of(RequirementId.GCD_07));

        RunResult result = run(Requests.of(new ScriptedProvider(lawful()), selection, 1, 1, Duration.ofSeconds(30)));

        assertThat(with(result, Verdict.NOT_JUDGED)).contains(RequirementId.GCD_07);
        assertThat(result.row(RequirementId.GCD_10).evidence().judgedTries()).isEqualTo(1);
    }

    @Test
    void theListenerHearsEveryProperty() throws RunException {
        List<String> heard = new ArrayList<>();
        Set<RequirementId> ids = EnumSet.noneOf(RequirementId.class);

        TckRun.execute(Requests.of(lawful(), 1), (id, done, total) -> {
            ids.add(id);
            heard.add(done + "/" + total);
        });

        int total = Requests.SERVED.only().size();
        assertThat(ids).isEqualTo(Requests.SERVED.only());
        assertThat(heard).hasSize(total).startsWith("0/" + total).endsWith((total - 1) + "/" + total);
    }
}
