package org.ndktck.report.directory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.console.ConsoleReport;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Shard;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every way to leave something out, against everything that is made of a result: none of it is green, and all of it says why. */
class PartialRunTest {

    private static final String GREEN = "#1a7f37";
    private static final String AMBER = "#9a6700";

    private static final List<RequirementId> MUSTS = Results.CATALOG.requirements().stream()
            .filter(Requirement::isProviderMust)
            .map(Requirement::id)
            .toList();

    private static final int ALL = MUSTS.size();
    /** Those of the sample. */
    private static final int TRIES = 1000;

    private static final String AS_FAR = "CONFORMS AS FAR AS JUDGED: ";

    @TempDir
    Path parent;

    /** A way to run less than a whole run. */
    enum Way {
        ONLY("only GCD-07", TRIES, 1, AS_FAR + "1 of " + ALL + " MUSTs", "selected: only GCD-07"),
        SKIP(
                "all but " + MUSTS.get(ALL - 1),
                TRIES,
                ALL - 1,
                AS_FAR + (ALL - 1) + " of " + ALL + " MUSTs",
                "selected: all but " + MUSTS.get(ALL - 1)),
        SKIP_OF_A_SHOULD(
                "all but ACC-21",
                TRIES,
                ALL,
                AS_FAR + ALL + " of " + ALL + " MUSTs, not all rows selected",
                "selected: all but ACC-21"),
        SHARD("all", TRIES, 120, AS_FAR + "120 of " + ALL + " MUSTs", "selected: all; shard 1 of 2"),
        FEWER_TRIES(
                "all",
                TRIES + 1,
                ALL,
                AS_FAR + ALL + " of " + ALL + " MUSTs, 1000 of 1001 tries",
                "1000 tries of a property in place of the 1001 of the profile standard"),
        FEWER_TRIES_OF_SOME(
                "only GCD",
                10 * TRIES,
                9,
                AS_FAR + "9 of " + ALL + " MUSTs, 1000 of 10000 tries",
                "selected: only GCD; 1000 tries of a property in place of the 10000"),
        NOTHING_OFFERED(
                "all", TRIES, ALL - 1, AS_FAR + (ALL - 1) + " of " + ALL + " MUSTs", "1 MUST could not be judged: "),
        TIME_LIMIT(
                "all",
                TRIES,
                100,
                "UNDECIDED (incomplete: its time limit of 1 s was reached)",
                "its time limit of 1 s was reached"),
        CUT_OFF("all", TRIES, 100, "UNDECIDED (incomplete: the run was cut off)", "the run was cut off");

        private final String selection;
        private final int ofProfile;
        private final int judged;
        private final String headline;
        private final String why;

        Way(String selection, int ofProfile, int judged, String headline, String why) {
            this.selection = selection;
            this.ofProfile = ofProfile;
            this.judged = judged;
            this.headline = headline;
            this.why = why;
        }

        RunResult result() {
            return PartialRunTest.result(journal());
        }

        private List<JournalEntry> journal() {
            List<JournalEntry> entries = new ArrayList<>();
            boolean early = this == TIME_LIMIT || this == CUT_OFF;
            List<RequirementId> selected = early || this == NOTHING_OFFERED ? MUSTS : MUSTS.subList(0, judged);
            entries.add(new JournalEntry.Began(
                    Results.info("acme", Map.of()).selecting(selection).withProfileTries(ofProfile),
                    selected,
                    FailOn.VIOLATION,
                    this == SHARD ? Optional.of(new Shard(1, 2)) : Optional.empty(),
                    List.of()));
            MUSTS.subList(0, judged).forEach(id -> entries.add(new JournalEntry.Recorded(0, Records.kept(id))));
            if (this == NOTHING_OFFERED) {
                entries.add(new JournalEntry.Recorded(
                        0, RowRecord.absent(MUSTS.get(judged), new Absence(false, "the provider offers no posting"))));
            }
            if (this != CUT_OFF) {
                entries.add(new JournalEntry.Ended(
                        1, early ? Optional.of("its time limit of 1 s was reached") : Optional.empty()));
            }
            return entries;
        }
    }

    @ParameterizedTest
    @EnumSource(Way.class)
    void nothingThatIsMadeOfAPartialRunLooksLikeAWholeOne(Way way) throws Exception {
        RunResult result = way.result();
        Path report = write(result);

        assertThat(result.headline().text()).isEqualTo(way.headline);
        assertThat(result.headline().isPartial() || result.headline().exitCode() == 2)
                .as("--require-complete ends it with 2")
                .isTrue();
        assertThat(text(report, "badge.svg")).contains(way.headline, AMBER).doesNotContain(GREEN);
        JsonNode json = JsonMapper.shared().readTree(text(report, "compliance.json"));
        assertThat(json.path("leftOut").values().stream().map(JsonNode::asString))
                .isNotEmpty();
        assertThat(json.path("leftOut").values().stream()
                        .map(JsonNode::asString)
                        .collect(Collectors.joining("; ")))
                .contains(way.why);
        assertThat(json.path("whole").asBoolean()).isFalse();
        assertThat(text(report, "compliance.html"))
                .contains("<header class=\"t-doubtful\"", "<strong>Not a whole run:</strong>", way.why);
        assertThat(text(report, "summary.md").replace("\\", ""))
                .contains(way.headline)
                .containsPattern("Not a whole run: [^\n]*" + Pattern.quote(way.why));
        assertThat(text(report, "junit.xml"))
                .contains("value=\"" + way.headline + "\"")
                .containsPattern("<property name=\"leftOut\" value=\"[^\"]*" + way.why)
                .containsPattern(
                        "<testcase name=\"the run is whole\"[^>]*>\\s*<skipped message=\"Not a whole run: [^\"]*"
                                + way.why);
        assertThat(text(report, "allure-results/environment.properties"))
                .contains("headline=" + way.headline + "\n")
                .containsPattern("leftOut=[^\n]*" + way.why);
        assertThat(allure(report)).containsExactly("skipped");
        assertThat(new ConsoleReport(Results.CATALOG, false).summary(result).replaceAll("\\s+", " "))
                .contains("Not a whole run: ", way.why)
                .endsWith(way.headline + " ");
    }

    @Test
    void aWholeRunConformsAndSaysNothingOfTheKind() throws Exception {
        List<JournalEntry> entries = new ArrayList<>();
        entries.add(new JournalEntry.Began(Results.info("acme", Map.of()), MUSTS, FailOn.VIOLATION));
        MUSTS.forEach(id -> entries.add(new JournalEntry.Recorded(0, Records.kept(id))));
        entries.add(new JournalEntry.Ended(1, Optional.empty()));
        RunResult result = result(entries);
        Path report = write(result);

        assertThat(result.headline().text()).isEqualTo("CONFORMS");
        assertThat(result.headline().isPartial()).isFalse();
        assertThat(text(report, "badge.svg")).contains(GREEN);
        assertThat(text(report, "compliance.html")).contains("<header class=\"t-good\"");
        assertThat(text(report, "compliance.json")).contains("\"leftOut\": []");
        assertThat(text(report, "compliance.json")).contains("\"verdict\": \"CONFORMS\",\n  \"whole\": true,");
        assertThat(text(report, "junit.xml"))
                .containsPattern("<testcase name=\"the run is whole\"[^>]*>\\s*</testcase>");
        assertThat(allure(report)).containsExactly("passed");
        for (String file :
                List.of("compliance.html", "summary.md", "junit.xml", "allure-results/environment.properties")) {
            assertThat(text(report, file))
                    .doesNotContainIgnoringCase("not a whole run")
                    .doesNotContain("leftOut");
        }
        assertThat(new ConsoleReport(Results.CATALOG, false).summary(result)).doesNotContain("Not a whole run");
    }

    /** More than the profile's proves more. */
    @Test
    void aRunWithMoreTriesIsWhole() {
        List<JournalEntry> entries = new ArrayList<>();
        entries.add(
                new JournalEntry.Began(Results.info("acme", Map.of()).withProfileTries(10), MUSTS, FailOn.VIOLATION));
        MUSTS.forEach(id -> entries.add(new JournalEntry.Recorded(0, Records.kept(id))));
        entries.add(new JournalEntry.Ended(1, Optional.empty()));

        assertThat(result(entries).headline().text()).isEqualTo("CONFORMS");
    }

    private static RunResult result(List<JournalEntry> entries) {
        Map<RequirementId, RequirementCheck> manifest = Arrays.stream(RequirementId.values())
                .collect(Collectors.toMap(id -> id, id -> RequirementCheck.by("A.b")));
        manifest.keySet().retainAll(MUSTS);
        RunRecords known = new RunRecords(Results.CATALOG, manifest);
        entries.forEach(known::add);
        return known.result();
    }

    private Path write(RunResult result) throws ReportException {
        Path report = parent.resolve("report");
        new ReportDirectory(Results.CATALOG).write(report, result);
        return report;
    }

    private static String text(Path report, String file) throws IOException {
        return Files.readString(report.resolve(file));
    }

    /** The statuses of what says that the run is whole. */
    private static List<String> allure(Path report) throws IOException {
        List<String> statuses = new ArrayList<>();
        try (Stream<Path> files = Files.list(report.resolve("allure-results"))) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".json")).toList()) {
                JsonNode one = JsonMapper.shared().readTree(Files.readString(file));
                if (one.path("name").asString().equals("the run is whole")) {
                    statuses.add(one.path("status").asString());
                }
            }
        }
        return statuses;
    }
}
