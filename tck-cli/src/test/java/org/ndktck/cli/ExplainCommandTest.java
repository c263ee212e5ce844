package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Reading;
import org.ndktck.catalog.ReadingId;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;

/** The explanation against the catalogue. */
class ExplainCommandTest {

    private final RecordingEngine engine = new RecordingEngine(Results.conforming());
    private final Catalog catalog = Catalog.load();

    @Test
    void everyRequirementIsExplainedByItsRow() {
        for (Requirement row : catalog.requirements()) {
            String words = words(explain(row.id().text()));

            assertThat(words)
                    .startsWith(words(row.id() + ": " + row.title()))
                    .contains(words(row.condition()), words("=> " + row.demand()), words(row.source()))
                    .contains("Checked ");
            row.readings().forEach(reading -> assertThat(words).contains("Reading " + reading + ": "));
            row.followsFrom().forEach(id -> assertThat(words).contains(" from " + id + ": "));
        }
    }

    @Test
    void aReadingIsGivenInFull() {
        String words = words(explain("GCD-03"));

        Reading reading = catalog.reading(ReadingId.AMB_02);
        assertThat(words).contains(words(reading.says()), words(reading.reading()), words(reading.changes()));
    }

    @Test
    void whatFollowsIsNamed() {
        assertThat(words(explain("GCD-02"))).contains("Implies GCD-03:", "Follows from ACC-04:");
    }

    @Test
    void whatChecksItIsNamed() {
        assertThat(explain("GCD-07")).contains("Checked    by SizeQueryProperties.nullBuffer");
        assertThat(explain("GCD-20")).contains("Checked    not at all: nobody can see it");
        assertThat(explain("GCD-09")).contains("Checked    not yet");
        assertThat(explain("GCD-06")).contains("Checked    not in a run: it binds the consumer");
        assertThat(explain("GCD-01")).contains("Checked    not at all: it defines a word");
    }

    @Test
    void howOftenItIsTriedIsToldWhereItIsChecked() {
        assertThat(explain("GCD-07")).contains("Tries      100 (quick), 1000 (standard), 10000 (thorough)");
        assertThat(explain("GCD-06")).doesNotContain("Tries");
    }

    @Test
    void severalRequirementsAreExplainedInTurn() {
        assertThat(Invocation.of(engine, "explain", "gcd-07", RequirementId.CB_01.text())
                        .out())
                .startsWith("GCD-07: ")
                .contains("\n\nCB-01: ");
    }

    @Test
    void linesFitAPage() {
        assertThat(explain("GCD-20").lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(110));
    }

    private String explain(String id) {
        Invocation explain = Invocation.of(engine, "explain", id);
        assertThat(explain.exitCode()).isZero();
        return explain.out();
    }

    private static String words(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
