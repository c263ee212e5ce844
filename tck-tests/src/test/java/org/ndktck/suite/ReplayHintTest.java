package org.ndktck.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** What is printed once below the summary. */
class ReplayHintTest {

    private static final ReplayHint HINT = new ReplayHint(Optional.of(Path.of("my project")));

    @Test
    void whoeverCopiesACommandIsToldWhereTheProviderIs() {
        assertThat(HINT.text(result(List.of(finding())))).isEqualTo("Replay with: --provider-path \"my project\"\n");
    }

    @Test
    void nothingIsSaidWhereNothingFailedOrNobodyKnowsWhereItIs() {
        assertThat(HINT.text(result(List.of()))).isEmpty();
        assertThat(new ReplayHint(Optional.empty()).text(result(List.of(finding()))))
                .isEmpty();
    }

    private static Finding finding() {
        RequirementId id = RequirementId.GCD_07;
        return new Finding(id, Finding.Kind.FORBIDDEN_SEEN, "this", "that", "C1", List.of(), id + ":simplest", true);
    }

    private static RunResult result(List<Finding> findings) {
        RunInfo info = new RunInfo(
                "1", "acme", "ACME", "1", Map.of(), "quick", 1, "1", 1, "all", "java", "os", "2026-01-01T00:00:00Z", 1);
        Row row = new Row(
                RequirementId.GCD_07,
                findings.isEmpty() ? Verdict.CONFORMS : Verdict.VIOLATES,
                Optional.empty(),
                "",
                Optional.empty(),
                Evidence.NONE,
                List.of(),
                findings);
        return new RunResult(info, new Headline("DOES NOT CONFORM", 1), List.of(row));
    }
}
