package org.ndktck.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.mutation.Mutant.Fate;

/** What is said of a report; every complaint is shown to come. */
@Tag("mutation")
class ReportTest {

    private static final Mutant KILLED = new Mutant("Gate", "Gate.open: a #1", Fate.KILLED, 3);
    private static final Mutant SURVIVED = new Mutant("Gate", "Gate.open: b #1", Fate.SURVIVED, 9);
    private static final Mutant UNCOVERED = new Mutant("Gate", "Gate.open: c #1", Fate.NO_COVERAGE, 0);
    private static final Mutant CANARY = new Mutant("Canary", "Canary.sing: d #1", Fate.SURVIVED, 1);

    @TempDir
    private Path directory;

    @Test
    void whatPitWroteIsToldInOneLine() throws IOException {
        Path report = Files.writeString(
                directory.resolve("mutations.xml"),
                mutation("KILLED", "lambda$close$3", 7, "removed call to org/ndktck/gate/Call::end")
                        .concat(mutation("SURVIVED", "lambda$close$12", 9, "removed call to org/ndktck/gate/Call::end"))
                        .concat(mutation("TIMED_OUT", "ok", 2, "replaced boolean return with true for a/B::ok"))
                        .transform(mutations -> "<mutations>" + mutations + "</mutations>"));

        assertThat(PitReport.read(report))
                .containsExactly(
                        new Mutant("Gate", "Gate.close lambda: removed call to Call::end #1", Fate.KILLED, 2),
                        new Mutant("Gate", "Gate.close lambda: removed call to Call::end #2", Fate.SURVIVED, 2),
                        new Mutant("Gate", "Gate.ok: replaced boolean return with true #1", Fate.TIMED_OUT, 2));
    }

    @Test
    void thereMustBeTestsAndALivingCanary() {
        assertThat(Figures.of(List.of(new Mutant("Gate", "", Fate.KILLED, 0))).problems(0, 0))
                .containsExactly("no test was run on any mutant", "there is no mutant of the canary");
        assertThat(Figures.of(List.of(KILLED, new Mutant("Canary", "", Fate.KILLED, 1)))
                        .problems(0, 0))
                .containsExactly("the canary must survive a test that does not look at it, but was [KILLED]");
    }

    @Test
    void enoughMutantsMustBeFoundOut() {
        Figures figures = Figures.of(List.of(KILLED, SURVIVED, UNCOVERED, CANARY));

        assertThat(figures.problems(33, 50)).isEmpty();
        assertThat(figures.problems(34, 51))
                .containsExactly("killed: 33.3 %, at least 34.0", "strength: 50.0 %, at least 51.0");
    }

    @Test
    void nothingToMutateIsNotEnough() {
        assertThat(Figures.of(List.of(CANARY)).problems(1, 1)).hasSize(2);
    }

    @Test
    void theFiguresAreWrittenDown() throws IOException {
        Path file = directory.resolve("mutation.properties");
        Figures.of(List.of(KILLED, SURVIVED, UNCOVERED, CANARY)).write("kit", 12, file);

        assertThat(file)
                .content()
                .contains("kit.mutants=3\n", "kit.killed=1\n", "kit.no_coverage=1\n", "kit.tests-run=13\n")
                .contains("kit.strength-percent=50.0\n", "kit.canaries-alive=1\n", "kit.minutes=12\n");
    }

    @Test
    void aSurvivorMustBeListedWithAReason() {
        Survivors survivors = new Survivors(Map.of(SURVIVED.text(), ""));

        assertThat(survivors.problems(List.of(KILLED, SURVIVED, UNCOVERED, CANARY)))
                .containsExactly(
                        "NO_COVERAGE and not listed: " + UNCOVERED.text(),
                        "listed without a reason: " + SURVIVED.text());
    }

    @Test
    void theListMustNotBeStale() {
        Survivors survivors = new Survivors(Map.of(KILLED.text(), "equivalent", "Gate.open: gone #1", "equivalent"));

        assertThat(survivors.problems(List.of(KILLED)))
                .containsExactly(
                        "listed as a survivor, but KILLED: " + KILLED.text(),
                        "listed, but there is no such mutant: Gate.open: gone #1");
    }

    @Test
    void whatOnlyARaceShowsMayBeKilled() throws IOException {
        Path list = Files.writeString(
                directory.resolve("survivors.txt"),
                "# why\n" + KILLED.text() + "\n    now and then: a race\n    decides\n\n");

        assertThat(Survivors.read(list))
                .isEqualTo(new Survivors(Map.of(KILLED.text(), "now and then: a race decides")));
        assertThat(Survivors.read(list).problems(List.of(KILLED))).isEmpty();
    }

    private static String mutation(String status, String method, int line, String description) {
        return "<mutation detected='true' status='" + status + "' numberOfTestsRun='2'>"
                + "<sourceFile>Gate.java</sourceFile><mutatedClass>org.ndktck.gate.Gate</mutatedClass>"
                + "<mutatedMethod>" + method + "</mutatedMethod><lineNumber>" + line + "</lineNumber>"
                + "<indexes><index>5</index></indexes><description>" + description + "</description></mutation>";
    }
}
