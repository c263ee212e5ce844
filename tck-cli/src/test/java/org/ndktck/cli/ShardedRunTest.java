package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;

/**
 * The same run as one, once more, and in shards: the results differ in nothing but times. One requirement in ten is judged, of
 * every section some.
 */
@Tag("processes")
class ShardedRunTest {

    /** The fields of the result that differ from run to run, as docs/ci.md lists them. */
    private static final List<String> VOLATILE = List.of("startedAt", "durationMillis", "tookMillis", "commandLine");

    private static final int ONE_IN = 10;

    private static final String SOME = some();

    /** Three tries leave partitions without one. */
    private static final int UNDECIDED = 2;

    /** Where the report of the run is that the others are compared with. */
    @TempDir
    private static Path shared = Path.of("");

    @TempDir
    private Path directory = Path.of("");

    @BeforeAll
    static void runTheWhole() {
        run(shared.resolve("whole"), "--only", SOME);
    }

    @Test
    void aRunInShardsComesToTheSameAsOneRun() throws IOException {
        run("a", "--shard", "1/3", "--only", SOME);
        run("b", "--shard", "2/3", "--only", SOME);
        run("c", "--shard", "3/3", "--isolation", "none", "--only", SOME);

        Invocation merge = command("merge", "--report", path("merged"), path("c"), path("a"), path("b"));

        assertThat(merge.err()).isEmpty();
        assertThat(merge.exitCode()).isEqualTo(UNDECIDED);
        assertThat(merge.out()).contains("UNDECIDED").contains("Report: " + path("merged"));
        assertThat(result("merged")).isEqualTo(whole());
        assertThat(directory.resolve("merged/compliance.html")).exists();
        assertThat(directory.resolve("merged/running.jsonl")).doesNotExist();
        assertThat(command("report", path("merged")).out()).isEqualTo(merge.out());
    }

    @Test
    void twoWorkersComeToTheSameAsOne() throws IOException {
        run("two", "--jobs", "2", "--only", SOME);

        assertThat(result("two")).isEqualTo(whole());
        assertThat(shared.resolve("whole/journal.jsonl")).content().doesNotContain("\"worker\":2");
        assertThat(directory.resolve("two/journal.jsonl")).content().contains("\"worker\":2");
    }

    @Test
    void theSameSeedGivesTheSameBytes() throws IOException {
        run("second", "--seed", "1", "--only", SOME);
        run("another", "--seed", "8", "--only", SOME);

        assertThat(result("second")).isEqualTo(whole());
        assertThat(result("another")).isNotEqualTo(whole());
    }

    @Test
    void aViolationInOneShardIsOneOfTheWhole() {
        String faulty = "faulty:AnswersTheLengthQueryWithBufferTooSmall";
        String[] ids = {"GCD-07", "CON-12"};
        for (String shard : List.of("1/2", "2/2")) {
            command(
                    "run",
                    "--provider",
                    faulty,
                    "--only",
                    String.join(",", ids),
                    "--shard",
                    shard,
                    "--tries",
                    "20",
                    "--report",
                    path(shard.substring(0, 1)),
                    "--no-progress");
        }

        Invocation merge = command("merge", "--report", path("merged"), path("1"), path("2"));

        assertThat(merge.exitCode()).isEqualTo(1);
        assertThat(merge.out()).contains("GCD-07: ", "DOES NOT CONFORM");
    }

    @Test
    void aShardThatIsMissingIsNamedAndNothingWritten() {
        run("a", "--shard", "1/2", "--only", "GCD-07,GCD-09");

        Invocation merge = command("merge", "--report", path("merged"), path("a"));

        assertThat(merge.exitCode()).isEqualTo(3);
        assertThat(merge.err())
                .isEqualTo("ndk-tck: shard 2 of 2 is missing; name the report directory of every shard\n");
        assertThat(directory.resolve("merged")).doesNotExist();
    }

    @Test
    void shardsThatTogetherLeaveMustsOutAreNotComplete() {
        command("run", "--report", path("a"), "--shard", "1/1", "--only", "GCD-07", "--no-progress", "--tries", "100");

        Invocation merge = command("merge", "--report", path("merged"), "--require-complete", path("a"));

        assertThat(merge.exitCode()).isEqualTo(UNDECIDED);
        assertThat(merge.err()).contains("CONFORMS AS FAR AS JUDGED: 1 of ").contains("--require-complete demands all");
        assertThat(command("merge", "--report", path("again"), path("a")).exitCode())
                .isZero();
    }

    @Test
    void theReportOfTheWholeDoesNotReplaceAShard() {
        run("a", "--shard", "1/1", "--only", "GCD-07");

        Invocation merge = command("merge", "--report", path("a"), path("a"));

        assertThat(merge.exitCode()).isEqualTo(3);
        assertThat(merge.err()).contains("would take the place of the shard").hasLineCount(1);
    }

    @Test
    void aShardWithNothingToJudgeIsRefused() {
        Invocation run = command("run", "--report", path("b"), "--only", "GCD-07", "--shard", "2/2");

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err())
                .isEqualTo("ndk-tck: shard 2 of 2 has nothing to judge, because the selection 'only GCD-07' leaves too"
                        + " little; name fewer shards, at most 1\n");
        assertThat(directory.resolve("b")).doesNotExist();
    }

    private static String some() {
        List<RequirementId> checked = List.copyOf(Manifest.checks().keySet());
        return IntStream.range(0, checked.size())
                .filter(at -> at % ONE_IN == 0)
                .mapToObj(at -> checked.get(at).toString())
                .collect(Collectors.joining(","));
    }

    private void run(String name, String... options) {
        run(directory.resolve(name), options);
    }

    private static void run(Path report, String... options) {
        String[] args = new String[options.length + 8];
        List<String> fixed = List.of(
                "run", "--report", report.toString(), "--tries", "3", "--set", "completion=inline", "--no-progress");
        fixed.toArray(args);
        System.arraycopy(options, 0, args, fixed.size(), options.length);
        Invocation run = command(args);
        assertThat(run.exitCode()).as(run.err()).isEqualTo(UNDECIDED);
    }

    private static Invocation command(String... args) {
        return Invocation.of(new TckEngine(), args);
    }

    private String path(String name) {
        return directory.resolve(name).toString();
    }

    private static String whole() throws IOException {
        return result(shared.resolve("whole"));
    }

    private String result(String name) throws IOException {
        return result(directory.resolve(name));
    }

    /** The result without the values of the volatile fields. */
    private static String result(Path report) throws IOException {
        String text = Files.readString(report.resolve("compliance.json"));
        return text.replaceAll(
                "(\"(?:" + String.join("|", VOLATILE) + ")\" *: *)(?:\"(?:[^\"\\\\]|\\\\.)*\"|[^,\\n]*)", "$1-");
    }
}
