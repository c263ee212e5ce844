package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import picocli.CommandLine.Model.CommandSpec;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A script can read what a subcommand answers, and nothing stands beside it on the standard output. */
class JsonFormatTest {

    /** Their answer is an exit code, a file, or for people. */
    private static final Set<String> WITHOUT = Set.of("init", "peer", "completion", "help");

    /** A command line, a place in its answer, and what stands there. */
    private static final Map<String, Asked> ASKED = Map.ofEntries(
            Map.entry("run", new Asked("run --report ~/new", "/run/provider/name", "\"acme\"")),
            Map.entry("replay", new Asked("replay " + Results.TOKEN, "/headline", "\"DOES NOT CONFORM\"")),
            Map.entry("list", new Asked("list", "/0/id", "\"GEN-01\"")),
            Map.entry("explain", new Asked("explain GCD-03 GCD-07", "/0/followsFrom", "[\"GCD-02\"]")),
            Map.entry("providers", new Asked("providers", "/0/name", "\"reference\"")),
            Map.entry("doctor", new Asked("doctor --provider nobody", "/0/check", "\"java\"")),
            Map.entry("config", new Asked("config", "/0/key", "\"provider\"")),
            Map.entry("report", new Asked("report ~/failed", "/exitCode", "1")),
            Map.entry("merge", new Asked("merge ~/shard-1 ~/shard-2 --report ~/new", "/headline", "\"UNDECIDED\"")),
            Map.entry("trend", new Asked("trend ~/whole ~/failed", "/runs/0/exitCode", "2")),
            Map.entry("rerun", new Asked("rerun ~/whole --provider reference", "/now", "\"DOES NOT CONFORM\"")),
            Map.entry("verify", new Asked("verify ~/whole", "/differences", "[]")),
            Map.entry("diff", new Asked("diff ~/whole ~/failed", "/worse", "true")));

    @TempDir
    private Path directory = Path.of("");

    private record Asked(String args, String place, String there) {}

    @BeforeEach
    void writeReports() throws ReportException {
        new ReportDirectory(Catalog.load()).write(directory.resolve("failed"), Results.violating());
        WrittenReport.whole(directory.resolve("whole"), "the connect failed");
        WrittenReport.shard(directory.resolve("shard-1"), 1, 2, "1");
        WrittenReport.shard(directory.resolve("shard-2"), 2, 2, "1");
    }

    static Set<String> subcommands() throws Exception {
        Set<String> names = new TreeSet<>();
        ManPages.subcommands().stream().map(CommandSpec::name).forEach(names::add);
        names.removeAll(WITHOUT);
        return names;
    }

    @ParameterizedTest
    @MethodSource("subcommands")
    void aScriptCanReadTheAnswer(String subcommand) {
        assertThat(ASKED).as("what is asked").containsKey(subcommand);
        Asked asked = Objects.requireNonNull(ASKED.get(subcommand));

        Invocation answer = Invocation.of(
                new RecordingEngine(Results.violating()),
                (asked.args().replace("~/", directory + "/") + " --format json").split(" ", -1));

        JsonNode read = JsonMapper.builder()
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build()
                .readTree(answer.out());
        assertThat(read.at(asked.place()).toString()).as(answer.toString()).isEqualTo(asked.there());
    }

    @Test
    void aChangedReportIsNamedFieldByField() throws Exception {
        Path file = directory.resolve("whole/compliance.json");
        Files.writeString(file, Files.readString(file).replace("\"UNDECIDED\"", "\"CONFORMS\""));

        Invocation verified = Invocation.of(
                new RecordingEngine(Results.violating()),
                "verify",
                directory.resolve("whole").toString(),
                "--format",
                "json");

        assertThat(verified.exitCode()).isEqualTo(1);
        assertThat(JsonMapper.shared()
                        .readTree(verified.out())
                        .at("/differences/0")
                        .asString())
                .isEqualTo("compliance.json: headline is \"CONFORMS\"; the journal gives \"UNDECIDED\"");
    }
}
