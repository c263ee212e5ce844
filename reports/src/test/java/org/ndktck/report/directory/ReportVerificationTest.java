package org.ndktck.report.directory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.journal.Journal;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.json.ComplianceFile;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.Headline;
import org.ndktck.report.model.Repetition;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.provenance.HashedFile;
import org.ndktck.report.provenance.Provenance;
import org.ndktck.report.sample.Records;
import org.ndktck.report.sample.Results;
import org.ndktck.report.waiver.Waiver;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What was changed in a report is found, field by field; what was changed in its journal, as far as the report says it. */
class ReportVerificationTest {

    private static final JsonMapper JSON = new JsonMapper();

    private static final Pattern ROW = Pattern.compile("^requirements\\[(\\d+)]");
    private static final Set<String> SWEPT = Set.of("GCD-07", "IRQ-01", "CON-12", "GCD-12");

    private final ReportDirectory reports = new ReportDirectory(Results.CATALOG);

    @TempDir
    Path parent;

    private Path directory;

    @BeforeEach
    void write() throws ReportException {
        directory = parent.resolve("report");
        write(journal());
    }

    @Test
    void anUntouchedReportIsWhatItsJournalGives() throws ReportException {
        assertThat(verify().differences()).isEmpty();
        assertThat(verify().result().headline().text()).isEqualTo("DOES NOT CONFORM");
    }

    /** Each leaf of the run, the counts and four rows; the other rows are of the same kind. */
    @Test
    void everyFieldOfTheResultThatIsChangedAloneIsFound() throws Exception {
        Path file = directory.resolve(ComplianceFile.NAME);
        JsonNode tree = JSON.readTree(Files.readString(file));
        List<String> missed = new ArrayList<>();
        int[] changed = {0};

        forEachLeaf(tree, "", (path, change) -> {
            Matcher row = ROW.matcher(path);
            if (row.find() && !SWEPT.contains(id(tree, row.group(1)))) {
                return;
            }
            change.run();
            Files.writeString(file, JSON.writeValueAsString(tree));
            if (verify().differences().stream().noneMatch(one -> one.contains("; the journal gives "))) {
                missed.add(path);
            }
            changed[0]++;
        });

        assertThat(missed).isEmpty();
        assertThat(changed[0]).isGreaterThan(120);
    }

    @Test
    void whatWasChangedIsNamedByItsRow() throws Exception {
        Path file = directory.resolve(ComplianceFile.NAME);
        Files.writeString(
                file, Files.readString(file).replace("\"verdict\": \"VIOLATES\"", "\"verdict\": \"CONFORMS\""));

        assertThat(verify().differences())
                .containsExactly(
                        "compliance.json: requirements[GCD-07].verdict is \"CONFORMS\"; the journal gives \"VIOLATES\"");
    }

    @Test
    void aResultThatIsForgedCoherentlyWithAllRenderingsIsFound() throws Exception {
        RunResult honest = reports.read(directory);
        List<Row> rows = honest.rows().stream()
                .map(row -> row.verdict() == Verdict.VIOLATES ? kept(row) : row)
                .toList();

        reports.write(directory, new RunResult(honest.info(), new Headline("CONFORMS", 0), rows));

        assertThat(verify().differences())
                .contains(
                        "compliance.json: headline is \"CONFORMS\"; the journal gives \"DOES NOT CONFORM\"",
                        "compliance.json: exitCode is 0; the journal gives 1",
                        "compliance.html is not what the journal gives",
                        "junit.xml is not what the journal gives",
                        "badge.svg is not what the journal gives",
                        "summary.md is not what the journal gives");
    }

    @Test
    void everyFileThatIsChangedIsMissingOrIsTooMuchIsFound() throws Exception {
        List<Path> files;
        try (Stream<Path> all = Files.walk(directory)) {
            files = all.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith(Journal.NAME))
                    .sorted(Comparator.naturalOrder())
                    .toList();
        }
        assertThat(files).hasSizeGreaterThanOrEqualTo(10);
        for (Path file : files) {
            String name = directory.relativize(file).toString().replace('\\', '/');
            byte[] intact = Files.readAllBytes(file);
            byte[] changed = intact.clone();
            changed[intact.length / 2] ^= 1;
            Files.write(file, changed);
            assertThat(verify().differences()).as(name).isNotEmpty().allMatch(one -> one.startsWith(name));
            Files.delete(file);
            assertThat(verify().differences()).as(name).containsExactly(name + " is missing");
            Files.write(file, intact);
        }
        Files.writeString(directory.resolve("certificate.txt"), "certified");
        assertThat(verify().differences()).containsExactly("certificate.txt does not belong to the report");
    }

    /** The other direction: the journal was changed and the report was not. What is missed says nothing in a report. */
    @Test
    void everyFieldOfTheJournalThatTheReportSaysIsFoundWhenItIsChangedAlone() throws Exception {
        Path file = directory.resolve(Journal.NAME);
        List<String> lines = Files.readAllLines(file);
        Set<String> missed = new TreeSet<>();
        for (int at = 0; at < lines.size(); at++) {
            JsonNode tree = JSON.readTree(lines.get(at));
            List<String> changed = new ArrayList<>(lines);
            int line = at;
            forEachLeaf(tree, "", (path, change) -> {
                change.run();
                changed.set(line, JSON.writeValueAsString(tree));
                Files.write(file, changed);
                if (unnoticed()) {
                    missed.add(path.replaceAll("\\[\\d+]", "[]"));
                }
            });
        }

        assertThat(missed)
                .containsExactly(
                        "began.run.durationMillis",
                        "printed.worker",
                        "recorded.row.findings[].repetition.of",
                        "recorded.share",
                        "started.worker");
    }

    @Test
    void whatIsRewrittenTogetherWithItsJournalIsNotFound() throws Exception {
        write(List.of(
                new JournalEntry.Began(Results.info("acme", Map.of()), List.of(RequirementId.GCD_07), FailOn.VIOLATION),
                new JournalEntry.Recorded(0, Records.kept(RequirementId.GCD_07)),
                new JournalEntry.Ended(1, Optional.empty())));

        assertThat(verify().differences()).isEmpty();
    }

    /** What nobody finds is named, so that nobody takes a verified report for more than it is. */
    @Test
    void ofWhatIsSaidOfTheRunAndRewrittenInTheJournalAsWellTheBuildsAreFoundAndTheRestIsNot() throws Exception {
        OwnBuild own = new OwnBuild(
                "0.1.0", Results.provenance(), Optional.of(Results.provenance().provider()));
        Set<String> missed = new TreeSet<>();
        List<String> lines = Files.readAllLines(directory.resolve(Journal.NAME));
        JsonNode began = JSON.readTree(lines.get(0));

        forEachLeaf(began.at("/began/run"), "", (path, change) -> {
            change.run();
            lines.set(0, JSON.writeValueAsString(began));
            Files.delete(directory.resolve(Journal.NAME));
            write(Journal.read(String.join("\n", lines) + "\n"));
            if (unnoticed(own)) {
                missed.add(path);
            }
        });

        assertThat(missed)
                .containsExactly(
                        "durationMillis",
                        "java",
                        "os",
                        "patienceMillis",
                        "profile",
                        "profileTries",
                        "provenance.commandLine",
                        "provenance.commit",
                        "provenance.kit[0].name",
                        "provenance.provider[0].name",
                        "provider.name",
                        "provider.vendor",
                        "provider.version",
                        "seed",
                        "selection",
                        "settings.device",
                        "startedAt",
                        "tries");
    }

    @Test
    void anotherBuildOfTheKitCannotRecompute() {
        Provenance mine = Results.provenance();
        Provenance rebuilt = new Provenance(
                List.of(),
                List.of(new HashedFile("ndk-tck.jar", "e5".repeat(32))),
                mine.catalogueSha256(),
                Optional.empty(),
                Optional.empty());
        Provenance extended =
                new Provenance(List.of(), mine.kit(), Optional.of("f6".repeat(32)), Optional.empty(), Optional.empty());

        assertThatThrownBy(() -> verify(new OwnBuild("0.1.0", rebuilt, Optional.empty())))
                .isInstanceOf(ReportException.class)
                .hasMessage("another build of the kit has written " + directory
                        + ", which cannot be recomputed with this"
                        + " one: SHA-256 of the kit is " + "b2".repeat(32) + " in the report and " + "e5".repeat(32)
                        + " here; verify the report with the build that wrote it");
        assertThatThrownBy(() -> verify(new OwnBuild("0.1.0", extended, Optional.empty())))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("SHA-256 of the catalogue is " + "c3".repeat(32) + " in the report and "
                        + "f6".repeat(32) + " here");
    }

    @Test
    void anotherBuildOfTheProviderIsNamed() throws Exception {
        Provenance mine = Results.provenance();
        HashedFile moved = new HashedFile("renamed.jar", mine.provider().get(0).sha256());
        HashedFile rebuilt = new HashedFile("acme-ndk.jar", "e5".repeat(32));
        HashedFile other = new HashedFile("other.jar", "f6".repeat(32));

        assertThat(verify(new OwnBuild("0.1.0", mine, Optional.of(List.of(other, moved))))
                        .differences())
                .isEmpty();
        assertThat(verify(new OwnBuild("0.1.0", mine, Optional.of(List.of(rebuilt))))
                        .differences())
                .containsExactly("SHA-256 of acme-ndk.jar is " + "a1".repeat(32) + " in the report and "
                        + "e5".repeat(32) + " on --provider-path, so another build of the provider was judged; name the"
                        + " one that was, or judge this one");
        assertThat(verify(new OwnBuild("0.1.0", mine, Optional.of(List.of(other))))
                        .differences())
                .singleElement()
                .asString()
                .startsWith("nothing on --provider-path has the SHA-256 of acme-ndk.jar, a1a1");
    }

    @Test
    void aReportWithoutAJournalOrOfAnotherKitIsRefused() throws Exception {
        assertThatThrownBy(() -> verify(new OwnBuild("9.9", Results.provenance(), Optional.empty())))
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("version 0.1.0 of the kit has written")
                .hasMessageContaining("this is version 9.9");
        Files.delete(directory.resolve(Journal.NAME));
        assertThatThrownBy(this::verify)
                .isInstanceOf(ReportException.class)
                .hasMessageContaining("holds no journal.jsonl");
    }

    private static String id(JsonNode tree, String row) {
        return tree.get("requirements").get(Integer.parseInt(row)).get("id").asString();
    }

    private boolean unnoticed() {
        return unnoticed(new OwnBuild("0.1.0", Results.provenance(), Optional.empty()));
    }

    private boolean unnoticed(OwnBuild own) {
        try {
            return verify(own).differences().isEmpty();
        } catch (ReportException refused) {
            return false;
        } catch (IllegalArgumentException impossible) {
            return false; // numbers that no run writes
        }
    }

    private ReportVerification verify() throws ReportException {
        return verify(new OwnBuild("0.1.0", Results.provenance(), Optional.empty()));
    }

    private ReportVerification verify(OwnBuild own) throws ReportException {
        return ReportVerification.of(directory, Results.CATALOG, Results.manifest(), own);
    }

    private static Row kept(Row row) {
        return new Row(
                row.id(), Verdict.CONFORMS, row.by(), "", row.checkedBy(), row.evidence(), row.notes(), List.of());
    }

    private void write(List<JournalEntry> entries) throws ReportException {
        RunRecords known = new RunRecords(Results.CATALOG, Results.manifest());
        try (RunningReport running = reports.open(directory)) {
            entries.forEach(entry -> {
                known.add(entry);
                running.append(entry);
            });
            running.finish(known.result());
        }
    }

    private static List<JournalEntry> journal() {
        RunInfo info = Results.info("acme-ndk", Map.of("device", "acme0"));
        List<RowRecord> records = List.of(
                Records.broken(RequirementId.GCD_07, Records.tooSmall(RequirementId.GCD_07)),
                Records.kept(RequirementId.IRQ_01),
                Records.undecided(RequirementId.CON_12, "NdkConnect never completes"));
        List<JournalEntry> entries = new ArrayList<>();
        Waiver waiver =
                new Waiver("CON-12", "the firmware is being repaired", "Kim", "NDK-12", LocalDate.MAX.withYear(9999));
        entries.add(new JournalEntry.Began(
                info,
                records.stream().map(RowRecord::id).toList(),
                FailOn.VIOLATION,
                Optional.empty(),
                List.of(waiver)));
        entries.add(new JournalEntry.Started(1, RequirementId.GCD_07));
        entries.add(new JournalEntry.Printed(1, Optional.of(RequirementId.GCD_07), "acme: hello"));
        records.forEach(record -> entries.add(new JournalEntry.Recorded(1, record)));
        entries.add(new JournalEntry.Repeated(
                RequirementId.GCD_07, RequirementId.GCD_07 + ":p2.in=null.out=null", new Repetition(2, 3)));
        entries.add(new JournalEntry.Ended(192_000, Optional.empty()));
        return entries;
    }

    /** Something that may fail while it looks at a changed leaf. */
    private interface OnLeaf {
        void changed(String path, Runnable change) throws Exception;
    }

    /** Changes each leaf of a tree, one at a time, and puts it back. */
    private static void forEachLeaf(JsonNode node, String path, OnLeaf seen) throws Exception {
        if (node instanceof ObjectNode object) {
            for (String name : List.copyOf(object.propertyNames())) {
                String below = path.isEmpty() ? name : path + "." + name;
                visit(object.get(name), below, value -> object.set(name, value), seen);
            }
        } else if (node instanceof ArrayNode array) {
            for (int at = 0; at < array.size(); at++) {
                int index = at;
                visit(array.get(at), path + "[" + at + "]", value -> array.set(index, value), seen);
            }
        }
    }

    private static void visit(JsonNode value, String path, Consumer<JsonNode> set, OnLeaf seen) throws Exception {
        if (value.isContainer()) {
            forEachLeaf(value, path, seen);
            return;
        }
        seen.changed(path, () -> set.accept(other(value)));
        set.accept(value);
    }

    private static JsonNode other(JsonNode value) {
        if (value.isNumber()) {
            return JSON.getNodeFactory().numberNode(value.asLong() + 1);
        }
        if (value.isBoolean()) {
            return JSON.getNodeFactory().booleanNode(!value.asBoolean());
        }
        return JSON.getNodeFactory().stringNode(value.isNull() ? "x" : value.asString() + "x");
    }
}
