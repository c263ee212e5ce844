package org.ndktck.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** The one line a build shows. */
class SuiteFailureTest {

    private static final RunInfo INFO = new RunInfo(
            "1", "acme", "ACME", "1", Map.of(), "quick", 1, "1", 1, "all", "java", "os", "2026-01-01T00:00:00Z", 1);

    private static String text(String headline, Map<RequirementId, Verdict> verdicts) {
        List<Row> rows = new ArrayList<>();
        verdicts.forEach((id, verdict) -> rows.add(
                new Row(id, verdict, Optional.empty(), "", Optional.empty(), Evidence.NONE, List.of(), List.of())));
        return new SuiteFailure(new RunResult(INFO, new Headline(headline, 1), rows)).text();
    }

    @Test
    void namesTheHeadlineAndTheIdsWorstFirst() {
        Map<RequirementId, Verdict> verdicts = new EnumMap<>(RequirementId.class);
        verdicts.put(RequirementId.GCD_02, Verdict.NOTED);
        verdicts.put(RequirementId.GCD_07, Verdict.VIOLATES);
        verdicts.put(RequirementId.GCD_09, Verdict.CONFORMS);
        verdicts.put(RequirementId.GCD_10, Verdict.INCONCLUSIVE);
        verdicts.put(RequirementId.CB_01, Verdict.FLAKY);
        verdicts.put(RequirementId.CB_02, Verdict.BROKEN);
        verdicts.put(RequirementId.CB_03, Verdict.VIOLATES);

        assertThat(text("DOES NOT CONFORM", verdicts))
                .isEqualTo("DOES NOT CONFORM: violates GCD-07, CB-03; broken CB-02; flaky CB-01;"
                        + " inconclusive GCD-10; noted GCD-02");
    }

    @Test
    void isTheHeadlineAloneWhereNoIdIsWorthNaming() {
        assertThat(text("NOT RUN: nothing was judged", Map.of(RequirementId.GCD_07, Verdict.NOT_JUDGED)))
                .isEqualTo("NOT RUN: nothing was judged");
    }
}
