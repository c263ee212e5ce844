package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Queue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.config.Configuration;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.supervisor.Supervision;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import picocli.CommandLine;

/** A watched provider is judged again at each change, what failed first. No file changes here: the changes are counted. */
class WatchedRunTest {

    @TempDir
    private Path directory = Path.of("");

    private final List<String> selections = new ArrayList<>();
    private final Queue<RunResult> results = new ArrayDeque<>();

    /** Gives one prepared result after another; none is a provider that cannot be opened. */
    private final class PreparedEngine implements Engine {

        @Override
        public RunResult execute(RunOrder order, Supervision supervision, RunListener listener) throws RunException {
            selections.add(order.options().selection().toString());
            if (results.isEmpty()) {
                throw new RunException("the jar is damaged");
            }
            return results.remove();
        }

        @Override
        public RunResult replay(String token, RunOrder order) {
            throw new IllegalStateException(token);
        }

        @Override
        public Map<RequirementId, RequirementCheck> checks() {
            return Map.of();
        }

        @Override
        public OptionalInt tries(RequirementId id, Profile profile) {
            return OptionalInt.empty();
        }
    }

    @BeforeEach
    void makeTheProvider() throws IOException {
        Files.createDirectory(directory.resolve("classes"));
    }

    @Test
    void whatFailedIsJudgedFirstAndTheRestOnceItIsRepaired() {
        results(Verdict.VIOLATES, Verdict.VIOLATES, Verdict.CONFORMS, Verdict.CONFORMS);

        Invocation run = watched(2);

        assertThat(selections).containsExactly("all", "only GCD-07", "only GCD-07", "all");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out().lines().filter(line -> line.startsWith("Waiting for a change")))
                .hasSize(3);
        assertThat(run.out().lines().filter(line -> line.startsWith("Report: ")))
                .hasSize(4);
    }

    @Test
    void whereNothingFailedAllIsJudgedAgain() {
        results(Verdict.CONFORMS, Verdict.VIOLATES);

        Invocation run = watched(1);

        assertThat(selections).containsExactly("all", "all");
        assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
    }

    /** A build that is half done, or fails, must not end the watch. */
    @Test
    void aProviderThatCannotBeOpenedIsWaitedForToo() {
        results(Verdict.VIOLATES);

        Invocation run = watched(2);

        assertThat(selections).containsExactly("all", "only GCD-07", "only GCD-07");
        assertThat(run.err()).isEqualTo("ndk-tck: the jar is damaged\n".repeat(2));
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --isolation none | --watch needs a worker for the new classes, and --isolation none starts none
                    --format json    | --watch prints many results, and --format json one; leave one of the two out
                    """)
    void whatDoesNotGoTogetherIsRefused(String options, String sentence) {
        Invocation run = watched(1, options.split(" "));

        assertThat(run.err()).startsWith("ndk-tck: " + sentence).hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(selections).isEmpty();
    }

    @Test
    void somethingMustBeWatched() {
        Invocation run = Invocation.of(new PreparedEngine(), "run", "--watch");

        assertThat(run.err()).startsWith("ndk-tck: --watch waits for changes of --provider-path; name one");
        assertThat(run.exitCode()).isEqualTo(3);
    }

    private void results(Verdict... verdicts) {
        Arrays.stream(verdicts).map(Results::of).forEach(results::add);
    }

    private Invocation watched(int changes, String... more) {
        int[] left = {changes};
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Terminal terminal = new Terminal(new PrintWriter(out), new PrintWriter(err), false, false);
        Engine engine = new PreparedEngine();
        NdkTck root = new NdkTck();
        Failures failures = new Failures(root, terminal);
        CommandLine run = new CommandLine(new RunCommand(terminal, engine, paths -> () -> left[0]-- > 0));
        List<String> args = new ArrayList<>(List.of("run", "--watch", "--no-progress", "--provider-path"));
        args.add(directory.resolve("classes").toString());
        args.addAll(List.of("--report", directory.resolve("report").toString()));
        args.addAll(List.of(more));
        int exitCode = NdkTck.commandLine(root, run, terminal, engine, Configuration.empty())
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures)
                .execute(args.toArray(String[]::new));
        terminal.flush();
        return new Invocation(exitCode, out.toString(), err.toString());
    }
}
