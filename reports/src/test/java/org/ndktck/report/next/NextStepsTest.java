package org.ndktck.report.next;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.sample.Results;

/** What to write next follows from the verdicts, from what rows say, and from what each requirement needs. */
class NextStepsTest {

    private static final FunctionName QUERY = new FunctionName(0, "QUERY_ADAPTER_INFO");
    private static final FunctionName CREATE_CQ = new FunctionName(1, "CREATE_CQ");
    private static final FunctionName CREATE_PD = new FunctionName(2, "CREATE_PD");
    private static final FunctionName CREATE_QP = new FunctionName(3, "CREATE_QP");

    private static final Map<RequirementId, Set<FunctionName>> NEEDS = Map.of(
            RequirementId.ADP_01, Set.of(QUERY),
            RequirementId.ADP_02, Set.of(QUERY),
            RequirementId.GCD_02, Set.of(CREATE_CQ),
            RequirementId.GCD_03, Set.of(CREATE_PD),
            RequirementId.GCD_04, Set.of(CREATE_PD),
            RequirementId.GCD_05, Set.of(CREATE_PD, CREATE_QP));

    private static final List<Row> UNFINISHED = List.of(
            row(RequirementId.ADP_01, Verdict.CONFORMS),
            row(RequirementId.ADP_02, Verdict.NOTED),
            row(RequirementId.GCD_02, Verdict.INCONCLUSIVE),
            row(RequirementId.GCD_03, Verdict.INCONCLUSIVE),
            row(RequirementId.GCD_04, Verdict.VIOLATES),
            row(RequirementId.GCD_05, Verdict.INCONCLUSIVE));

    @Test
    void theFunctionThatMostRowsWaitForAloneComesFirst() {
        assertThat(new NextSteps(UNFINISHED, NEEDS).text()).isEqualTo("""
                Green [#############...........................] 2 of 6 rows that can be judged for it
                Next: 2 rows need only NdkCreatePd (GCD-03, GCD-04)
                Then: 1 row needs only NdkCreateCq (GCD-02)
                Then: 1 row needs only NdkCreateQp (GCD-05)
                """);
    }

    @Test
    void functionsThatBringARequirementOnlyTogetherAreOneStep() {
        List<Row> rows = List.of(row(RequirementId.GCD_05, Verdict.INCONCLUSIVE));

        assertThat(new NextSteps(rows, NEEDS).steps())
                .containsExactly(
                        new Step(Set.of(CREATE_PD, CREATE_QP), List.of(RequirementId.GCD_05), Optional.empty()));
    }

    /** A green row that needs it is no proof that it works: what is judged without it in one provider is not in another. */
    @Test
    void whatAnswersThatItIsNotSupportedComesFirstEvenIfARowThatNeedsItIsGreen() {
        List<Row> rows = List.of(
                row(RequirementId.ADP_01, Verdict.CONFORMS),
                row(RequirementId.GCD_02, Verdict.INCONCLUSIVE),
                row(RequirementId.GCD_03, Verdict.CONFORMS),
                row(
                        RequirementId.GCD_04,
                        Verdict.INCONCLUSIVE,
                        "never judged for Route.X: no PD came; NdkCreatePd returned STATUS_NOT_SUPPORTED (0xC00000BB)"),
                row(RequirementId.GCD_05, Verdict.INCONCLUSIVE));

        assertThat(new NextSteps(rows, NEEDS).text()).endsWith("""
                Next: NdkCreatePd, which answers STATUS_NOT_SUPPORTED: 2 rows wait for it (GCD-04, GCD-05)
                Then: 1 row needs only NdkCreateCq (GCD-02)
                Then: 1 row needs only NdkCreateQp (GCD-05)
                """);
    }

    /** All of them are named, however many there are, and a status that another function returned is not theirs. */
    @Test
    void aReasonThatNamesSeveralFunctionsAccusesTheOneBeforeTheStatus() {
        Refusals refusals = new Refusals(NEEDS, Set.of());
        Row one = row(
                RequirementId.GCD_05,
                Verdict.INCONCLUSIVE,
                "NdkCreatePd returned STATUS_SUCCESS (0x00000000), NdkCreateQp brought nothing, returned STATUS_NOT_IMPLEMENTED"
                        + " (0xC0000002); NdkQueryExtension returned STATUS_NOT_SUPPORTED (0xC00000BB)");

        assertThat(refusals.of(one)).isEqualTo(Map.of(CREATE_QP, "STATUS_NOT_IMPLEMENTED"));
    }

    @Test
    void ofThreeFunctionsOfOneNameTheOneIsMeantThatTheRowWaitsFor() {
        FunctionName ofListener = new FunctionName(4, "GET_LISTENER_LOCAL_ADDRESS");
        FunctionName ofConnector = new FunctionName(5, "GET_LOCAL_ADDRESS");
        Row row = row(
                RequirementId.GLA_08,
                Verdict.INCONCLUSIVE,
                "NdkGetLocalAddress returned STATUS_NOT_SUPPORTED (0xC00000BB)");
        Map<RequirementId, Set<FunctionName>> needs =
                Map.of(RequirementId.GLA_08, new TreeSet<>(Set.of(ofListener, ofConnector)));

        assertThat(new Refusals(needs, Set.of(ofListener)).of(row)).containsOnlyKeys(ofConnector);
        assertThat(new Refusals(needs, Set.of()).of(row)).containsOnlyKeys(ofListener);
        assertThat(new Refusals(needs, Set.of(ofListener, ofConnector)).of(row)).containsOnlyKeys(ofConnector);
    }

    /** Nobody is told to write what works elsewhere, or what fails but was judged. */
    @Test
    void nothingIsSaidWhereNoFunctionIsMissing() {
        List<Row> violated =
                List.of(row(RequirementId.GCD_03, Verdict.CONFORMS), row(RequirementId.GCD_02, Verdict.VIOLATES));
        List<Row> undecided =
                List.of(row(RequirementId.GCD_03, Verdict.CONFORMS), row(RequirementId.GCD_04, Verdict.INCONCLUSIVE));

        assertThat(new NextSteps(violated, NEEDS).text()).isEmpty();
        assertThat(new NextSteps(undecided, NEEDS).text()).isEmpty();
    }

    @Test
    void whatIsNotJudgedCountsForNothing() {
        List<Row> rows = List.of(
                row(RequirementId.ADP_01, Verdict.CONFORMS),
                row(RequirementId.GCD_02, Verdict.NOT_JUDGED),
                row(RequirementId.GCD_03, Verdict.INCONCLUSIVE));

        assertThat(new NextSteps(rows, NEEDS).text()).contains("1 of 2 rows").doesNotContain("NdkCreateCq");
    }

    @Test
    void aRunThatLeftSomethingOutOrEndedEarlySaysNothing() {
        RunInfo info = Results.info("acme", Map.of());
        Headline undecided = new Headline("UNDECIDED", 2);
        Headline early = new Headline("UNDECIDED (incomplete: the time limit is over)", 2);
        List<Row> rows =
                List.of(row(RequirementId.ADP_01, Verdict.CONFORMS), row(RequirementId.GCD_07, Verdict.INCONCLUSIVE));

        assertThat(NextSteps.of(new RunResult(info, undecided, rows)).lines()).isNotEmpty();
        assertThat(NextSteps.of(new RunResult(info, early, rows)).text()).isEmpty();
        assertThat(NextSteps.of(new RunResult(info.selecting("only GCD-07"), undecided, rows))
                        .text())
                .isEmpty();
    }

    @Test
    void everyFunctionHasALineOfWhatNeedsIt() {
        Map<RequirementId, Set<FunctionName>> needs = NeededFunctions.byRequirement();

        assertThat(needs.get(RequirementId.GCD_07))
                .extracting(FunctionName::documented)
                .contains("NdkCreateCq", "NdkGetConnectionData");
    }

    private static Row row(RequirementId id, Verdict verdict) {
        return row(id, verdict, "");
    }

    private static Row row(RequirementId id, Verdict verdict, String reason) {
        return new Row(id, verdict, Optional.empty(), reason, Optional.empty(), Evidence.NONE, List.of(), List.of());
    }
}
