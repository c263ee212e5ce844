package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.plan.Facts;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Judgement;
import org.ndktck.report.model.Outcome;
import org.ndktck.report.model.RowRecord;

/** All judgements of a run. */
class LedgerTest {

    private final Ledger ledger = new Ledger();

    private static Finding finding(RequirementId id) {
        return new Finding(
                id, Finding.Kind.FORBIDDEN_SEEN, "expected", "observed", "C1", List.of(), id + ":simplest", false);
    }

    @Test
    void rowsAreKeptApart() {
        ledger.driven(RequirementId.GCD_07, "7", List.of());
        ledger.add(new Judgement(RequirementId.GCD_07, "one", new Outcome.Kept(), Set.of()));
        ledger.breached(finding(RequirementId.CB_03));

        assertThat(ledger.records(Facts.USUAL)).containsOnlyKeys(RequirementId.GCD_07, RequirementId.CB_03);
        assertThat(ledger.records(Facts.USUAL).get(RequirementId.GCD_07))
                .satisfies(row -> assertThat(row.findings()).isEmpty());
    }

    @Test
    void recordsAreWhatWasRecordedSoFar() {
        ledger.driven(RequirementId.CB_03, "7", List.of());
        var before = ledger.records(Facts.USUAL);

        ledger.breached(finding(RequirementId.CB_03));

        assertThat(before.get(RequirementId.CB_03))
                .satisfies(row -> assertThat(row.findings()).isEmpty());
        assertThat(ledger.records(Facts.USUAL).get(RequirementId.CB_03))
                .satisfies(row -> assertThat(row.findings()).hasSize(1));
    }

    @Test
    void whatWasPassedOnIsPassedOnOnce() {
        ledger.breached(finding(RequirementId.CB_03));
        assertThat(ledger.takeChanged(Facts.USUAL)).extracting(RowRecord::id).containsExactly(RequirementId.CB_03);
        assertThat(ledger.takeChanged(Facts.USUAL)).isEmpty();

        ledger.breached(finding(RequirementId.CB_01));
        assertThat(ledger.takeChanged(Facts.USUAL)).extracting(RowRecord::id).containsExactly(RequirementId.CB_01);
    }

    @Test
    void breachesOnManyThreadsAreAllCountedFor() {
        ledger.driven(RequirementId.CB_03, "7", List.of());
        IntStream.range(0, 1000)
                .parallel()
                .forEach(at -> ledger.add(
                        new Judgement(RequirementId.CB_03, "plan " + at, new Outcome.Kept(), Set.of("Side.PASSIVE"))));

        assertThat(ledger.records(Facts.USUAL).get(RequirementId.CB_03))
                .satisfies(row -> assertThat(row.evidence().judgedTries()).isEqualTo(1000));
    }

    @Test
    void timeAddsUpFromTheFirstStart() {
        ledger.driven(RequirementId.CB_03, "7", List.of());
        Instant first = Instant.parse("2026-01-02T03:04:05.006700Z");
        ledger.took(RequirementId.CB_03, first, 30);
        ledger.took(RequirementId.CB_03, first.plusSeconds(9), 12);

        assertThat(ledger.records(Facts.USUAL).get(RequirementId.CB_03))
                .satisfies(row -> assertThat(row.evidence().tookMillis()).isEqualTo(42))
                .satisfies(row -> assertThat(row.evidence().startedAt()).isEqualTo("2026-01-02T03:04:05.006Z"));
    }

    @Test
    void whatWasSeenOnceIsFlaky() {
        ledger.flaky(finding(RequirementId.CB_03));
        ledger.driven(RequirementId.CB_03, "7", List.of());

        assertThat(ledger.records(Facts.USUAL).get(RequirementId.CB_03)).satisfies(row -> {
            assertThat(row.flaky()).isTrue();
            assertThat(row.findings()).hasSize(1);
        });
    }
}
