package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.circumstance.Circumstance;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.circumstance.ConsumerPace;
import org.ndktck.circumstance.GivenContexts;
import org.ndktck.circumstance.RequestOrder;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.Facts;
import org.ndktck.report.model.CircumstanceEvidence;
import org.ndktck.report.model.Finding;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.TiedToAThread;

/** Circumstances are drawn for each try, counted, shrunk away, replayed, and kept ordinary where a property says so. */
class CircumstancesOfTriesTest {

    private static final int TRIES = 100;

    private static Script lawful() {
        return new Script().everythingAtOnce();
    }

    private static SampleRun run(Script script, RequirementId id) {
        return SampleRun.underCircumstances(
                script, new RunParameters(TRIES, 1, SampleRun.ENOUGH, id::equals, RunMode.VERDICT));
    }

    private static Set<Circumstance> drawn() {
        return SampleCircumstances.PLANNED.stream()
                .flatMap(each -> each.values().stream())
                .filter(value -> !value.isOrdinary())
                .collect(Collectors.toSet());
    }

    private static Map<RequirementId, Method> properties() {
        return Arrays.stream(new Class<?>[] {SampleCircumstances.class, SampleCircumstances.Within.class})
                .flatMap(container -> Arrays.stream(container.getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(Verifies.class))
                .collect(Collectors.toMap(
                        method -> method.getAnnotation(Verifies.class).value(), Function.identity()));
    }

    @BeforeEach
    void forgetTheTries() {
        SampleCircumstances.PLANNED.clear();
    }

    // --- drawing

    @Test
    void eachTryHasItsOwnAndTheFirstHasNothingOutOfTheOrdinary() {
        run(lawful(), RequirementId.GCD_10);

        assertThat(SampleCircumstances.PLANNED).hasSize(TRIES).first().isEqualTo(Circumstances.SIMPLEST);
        assertThat(drawn())
                .contains(CallingThread.ANOTHER, GivenContexts.NULL)
                .doesNotContain(ConsumerPace.AFTER_A_WHILE);
    }

    @Test
    void theSameSeedDrawsTheSame() {
        run(lawful(), RequirementId.GCD_10);
        List<Circumstances> planned = List.copyOf(SampleCircumstances.PLANNED);
        SampleCircumstances.PLANNED.clear();

        run(lawful(), RequirementId.GCD_10);

        assertThat(SampleCircumstances.PLANNED).isEqualTo(planned);
    }

    @Test
    void whatAPropertyOrItsContainerFixesIsNotDrawn() {
        run(lawful(), RequirementId.GCD_07);
        assertThat(drawn())
                .isNotEmpty()
                .noneMatch(value -> value instanceof CallingThread
                        || value instanceof GivenContexts
                        || value instanceof ConsumerPace);

        SampleCircumstances.PLANNED.clear();
        run(lawful(), RequirementId.GCD_11);
        assertThat(drawn()).contains(CallingThread.ANOTHER).noneMatch(ConsumerPace.class::isInstance);
    }

    // --- evidence

    @Test
    void theRecordSaysHowManyPairsWereJudgedAndNamesSomeThatWereNot() {
        CircumstanceEvidence free = evidence(RequirementId.GCD_10);
        CircumstanceEvidence fixed = evidence(RequirementId.GCD_07);

        assertThat(free.judgedPairs()).isPositive().isLessThan(free.possiblePairs());
        assertThat(free.missing()).isNotEmpty().allMatch(pair -> pair.contains(" x "));
        assertThat(fixed.possiblePairs()).isLessThan(free.possiblePairs());
    }

    @Test
    void aCircumstanceUnderWhichNothingIsEverDecidedIsNamed() {
        SampleRun run = run(lawful(), RequirementId.GCD_12);

        assertThat(run.record(RequirementId.GCD_12).evidence().neverDecided()).containsExactly("GivenContexts.NULL");
    }

    @Test
    void aTryThatIsUndecidedJudgesNoPair() {
        Script script = lawful().on(NdkFunction.LISTEN, Behaviour.failing(NtStatus.STATUS_SHARING_VIOLATION));

        assertThat(run(script, RequirementId.GCD_10)
                        .record(RequirementId.GCD_10)
                        .evidence()
                        .circumstances()
                        .judgedPairs())
                .isZero();
    }

    private static CircumstanceEvidence evidence(RequirementId id) {
        return run(lawful(), id).record(id).evidence().circumstances();
    }

    // --- what does not matter

    /** Of everything that was drawn with the failing try only what the fault needs is left. */
    @Test
    void aTokenNamesTheCircumstanceThatMattersAndNoOther() {
        SampleRun run = run(TiedToAThread.script(), RequirementId.GCD_10);

        Finding finding = run.finding(RequirementId.GCD_10);
        assertThat(finding.token()).isEqualTo("GCD-10:request-length=1.with-thread=in-disconnect-event");
        assertThat(finding.minimal()).isTrue();
        assertThat(finding.scene()).endsWith("; with calls inside the disconnect event of another connection");
    }

    /** A provider that is wrong everywhere is shown in the ordinary case. */
    @Test
    void aTokenNamesNoneWhereNoneMatters() {
        Script script = lawful().reading((readable, args) -> {
            NtStatus status = readable.read(args);
            if (args.pPrivateData() != null && args.pPrivateDataLength().get() > 0 && readable.data().length > 5) {
                args.pPrivateData().put(0, (byte) ~readable.data()[0]);
            }
            return status;
        });

        assertThat(run(script, RequirementId.GCD_10)
                        .finding(RequirementId.GCD_10)
                        .token())
                .isEqualTo("GCD-10:request-length=1");
    }

    // --- replay

    @Test
    void aReplayBringsAboutWhatItsTokenNames() {
        Token token = Token.parse("GCD-10:request-length=1.with-thread=another", properties());

        SampleRun run = SampleRun.underCircumstances(
                TiedToAThread.script(),
                new RunParameters(1, 1, SampleRun.ENOUGH, SampleRun.everything(), RunMode.replay(token)));

        assertThat(SampleCircumstances.PLANNED).containsExactly(Circumstances.SIMPLEST.with(CallingThread.ANOTHER));
        assertThat(run.finding(RequirementId.GCD_10).token())
                .isEqualTo(Token.text(RequirementId.GCD_10, "request-length=1.with-thread=another"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GCD-07:with-thread=another|none that its property draws: it leaves out CallingThread.ANOTHER",
                "GCD-07:with-contexts=null|none that its property draws: it leaves out GivenContexts.NULL",
                "GCD-07:with-pace=after-a-while|none that its property draws: it leaves out ConsumerPace.AFTER_A_WHILE",
                "GCD-11:with-pace=after-a-while|none that its property draws: it leaves out ConsumerPace.AFTER_A_WHILE",
                "GCD-10:with-address=both-others|"
                        + "for another adapter: the adapters have no second address of a family",
            })
    void aTokenWithCircumstancesThatThePropertyDoesNotDrawIsRefused(String text, String reason) {
        Token token = Token.parse(text, properties());

        assertThatThrownBy(() -> token.requireFitting(properties(), Facts.USUAL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the token's plan is " + reason);
    }

    @Test
    void aTokenWithOthersIsACase() {
        DrawnParameters cases =
                DrawnParameters.of(Objects.requireNonNull(properties().get(RequirementId.GCD_07)));

        assertThat(cases.whyNot(
                        List.of(ConnectionDataPlan.SIMPLEST, Circumstances.SIMPLEST.with(RequestOrder.FOURTH)),
                        Facts.USUAL))
                .isEmpty();
    }
}
