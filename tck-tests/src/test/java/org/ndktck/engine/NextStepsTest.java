package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.ndktck.gate.NdkFunction.CREATE_CQ;
import static org.ndktck.gate.NdkFunction.CREATE_PD;
import static org.ndktck.gate.NdkFunction.CREATE_QP;
import static org.ndktck.gate.NdkFunction.QUERY_ADAPTER_INFO;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.Verdict;

/** What to write next follows from the verdicts and from what each requirement needs. */
class NextStepsTest {

    private static final Map<RequirementId, Set<NdkFunction>> NEEDS = Map.of(
            RequirementId.ADP_01, Set.of(QUERY_ADAPTER_INFO),
            RequirementId.ADP_02, Set.of(QUERY_ADAPTER_INFO),
            RequirementId.GCD_02, Set.of(CREATE_CQ),
            RequirementId.GCD_03, Set.of(CREATE_PD),
            RequirementId.GCD_04, Set.of(CREATE_PD),
            RequirementId.GCD_05, Set.of(CREATE_PD, CREATE_QP));

    @Test
    void theFunctionThatMostRowsWaitForAloneComesFirst() {
        List<Row> rows = List.of(
                row(RequirementId.ADP_01, Verdict.CONFORMS),
                row(RequirementId.ADP_02, Verdict.NOTED),
                row(RequirementId.GCD_02, Verdict.INCONCLUSIVE),
                row(RequirementId.GCD_03, Verdict.INCONCLUSIVE),
                row(RequirementId.GCD_04, Verdict.VIOLATES),
                row(RequirementId.GCD_05, Verdict.INCONCLUSIVE));

        assertThat(new NextSteps(rows, NEEDS).text()).isEqualTo("""
                Green [#############...........................] 2 of 6 rows
                Next: 2 rows need only NdkCreatePd
                Then: 1 row needs only NdkCreateCq
                Then: 1 row needs only NdkCreateQp
                """);
    }

    @Test
    void functionsThatBringARequirementOnlyTogetherAreOneStep() {
        List<Row> rows = List.of(row(RequirementId.GCD_05, Verdict.INCONCLUSIVE));

        assertThat(new NextSteps(rows, NEEDS).steps())
                .containsExactly(new NextSteps.Step(EnumSet.of(CREATE_PD, CREATE_QP), 1));
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
    void everyFunctionHasALineOfWhatNeedsIt() {
        Map<RequirementId, Set<NdkFunction>> needs = NeededFunctions.byRequirement();
        Set<NdkFunction> known = EnumSet.noneOf(NdkFunction.class);
        needs.values().forEach(known::addAll);

        assertThat(needs.get(RequirementId.GCD_07)).contains(CREATE_CQ, NdkFunction.GET_CONNECTION_DATA);
        assertThat(EnumSet.complementOf(EnumSet.copyOf(known)))
                .as("functions that no requirement needs")
                .isSubsetOf(
                        NdkFunction.CLOSE_CQ,
                        NdkFunction.CLOSE_PD,
                        NdkFunction.CLOSE_QP,
                        NdkFunction.CLOSE_SHARED_ENDPOINT);
    }

    private static Row row(RequirementId id, Verdict verdict) {
        return new Row(id, verdict, Optional.empty(), "", Optional.empty(), Evidence.NONE, List.of(), List.of());
    }
}
