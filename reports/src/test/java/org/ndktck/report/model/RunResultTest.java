package org.ndktck.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.ndktck.catalog.RequirementId.CON_12;
import static org.ndktck.catalog.RequirementId.GCD_07;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;

/** What a result is asked for, and what becomes of a finding on the way to it. */
class RunResultTest {

    private final RunResult mixed = Results.mixed();

    @Test
    void aRowIsFoundByItsRequirement() {
        assertThat(mixed.row(GCD_07).id()).isEqualTo(GCD_07);
        assertThat(mixed.row(CON_12).id()).isEqualTo(CON_12);
    }

    @Test
    void aRowThatIsNotThereIsNamed() {
        RunResult empty = new RunResult(mixed.info(), mixed.headline(), List.of());

        assertThatThrownBy(() -> empty.row(GCD_07))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the result has no row GCD-07");
    }

    @Test
    void everyVerdictIsCountedZerosIncluded() {
        RunResult two = new RunResult(mixed.info(), mixed.headline(), List.of(mixed.row(GCD_07), mixed.row(CON_12)));

        assertThat(two.counts())
                .containsOnlyKeys(Verdict.values())
                .containsAllEntriesOf(Map.of(Verdict.VIOLATES, 1L, Verdict.FLAKY, 1L, Verdict.CONFORMS, 0L));
    }

    @Test
    void aFindingKeepsEverythingButItsTokenWhenAnotherReplaysIt() {
        Finding finding = Records.tooSmall(GCD_07);

        Finding replayed = finding.replayedBy("GCD-07:p9", false);

        assertThat(replayed.token()).isEqualTo("GCD-07:p9");
        assertThat(replayed.minimal()).isFalse();
        assertThat(replayed)
                .usingRecursiveComparison()
                .ignoringFields("token", "minimal")
                .isEqualTo(finding);
    }
}
