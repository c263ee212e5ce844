package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.catalog.RequirementId;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whatever ends the command, what was known is not lost, and no worker stays behind. */
@Timeout(120)
@Tag("processes")
class InterruptedRunTest {

    /** More than any machine makes before the end comes, and as many as workers make without the optimizing compiler. */
    private static final String TRIES = "1000";

    private static final int LATEST_MILLIS = 4000;
    private static final long SIGINT_BIT = 1L << 1;

    @TempDir
    private Path directory = Path.of("");

    @Test
    @DisabledOnOs(OS.WINDOWS) // has no signals
    void aSignalToTerminateLeavesTheReport() throws Exception {
        Process run = startAndAwaitTheRunLine();
        List<ProcessHandle> workers = workersOf(run);

        run.destroy();

        assertThat(run.waitFor()).isEqualTo(143);
        assertIncomplete("UNDECIDED (incomplete: the run was cut off)");
        assertThat(directory.resolve("report/running.jsonl")).doesNotExist();
        awaitTheEndOf(workers);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS) // has no signals
    void anInterruptLeavesTheReport() throws Exception {
        assumeFalse(ignoresInterrupts(), "whoever started the tests in the background ignores interrupts for them");
        Process run = startAndAwaitTheRunLine();
        List<ProcessHandle> workers = workersOf(run);

        assertThat(new ProcessBuilder("kill", "-INT", Long.toString(run.pid()))
                        .start()
                        .waitFor())
                .isZero();

        assertThat(run.waitFor()).isEqualTo(130);
        assertIncomplete("UNDECIDED (incomplete: the run was cut off)");
        awaitTheEndOf(workers);
    }

    @RepeatedTest(6)
    void aProcessThatIsKilledAtAnyMomentLeavesItsJournal(RepetitionInfo moment) throws Exception {
        assertKillLeavesTheJournal(moment.getCurrentRepetition());
    }

    @RepeatedTest(50)
    @Tag("hostile")
    void aProcessThatIsKilledAtFiftyMomentsLeavesItsJournal(RepetitionInfo moment) throws Exception {
        assertKillLeavesTheJournal(100 + moment.getCurrentRepetition());
    }

    private void assertKillLeavesTheJournal(long seed) throws Exception {
        Process run = startAndAwaitTheRunLine();
        List<ProcessHandle> workers = workersOf(run);
        long wait = new Random(seed).nextInt(LATEST_MILLIS);

        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(wait));
        run.destroyForcibly().waitFor();
        awaitTheEndOf(workers);

        Invocation report = Invocation.of(
                new TckEngine(), "report", directory.resolve("report").toString());
        assertThat(report.err()).isEmpty();
        assertThat(report.exitCode()).isEqualTo(2);
        assertIncomplete("UNDECIDED (incomplete: the run was cut off)");
    }

    @Test
    void aTimeLimitEndsTheRun() throws Exception {
        List<ProcessHandle> before = ProcessHandle.current().children().toList();

        Invocation run = Invocation.of(
                new TckEngine(),
                "run",
                "--report",
                directory.resolve("report").toString(),
                "--tries",
                TRIES,
                "--time-limit",
                "15s");

        assertThat(run.exitCode()).isEqualTo(2);
        assertIncomplete("UNDECIDED (incomplete: its time limit of 15 s was reached)");
        awaitTheEndOf(ProcessHandle.current()
                .children()
                .filter(child -> !before.contains(child))
                .toList());
    }

    /** A process that is started with interrupts ignored keeps to that, and so does a Java runtime. */
    private static boolean ignoresInterrupts() throws IOException {
        Path status = Path.of("/proc/self/status");
        String ignored = Files.exists(status)
                ? Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .map(line -> line.substring("SigIgn:".length()).strip())
                        .findFirst()
                        .orElse("0")
                : "0";
        return (Long.parseUnsignedLong(ignored, 16) & SIGINT_BIT) != 0;
    }

    private Process startAndAwaitTheRunLine() throws IOException {
        Process run = JavaProcess.ofClassPath(directory)
                .start(
                        "run",
                        "--tries",
                        TRIES,
                        "--report",
                        directory.resolve("report").toString());
        Path err = directory.resolve("err");
        while (run.isAlive() && !Files.readString(err).contains("Judging ")) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
        return run;
    }

    private void assertIncomplete(String headline) throws IOException {
        JsonNode result = JsonMapper.shared().readTree(Files.readString(directory.resolve("report/compliance.json")));
        assertThat(result.path("headline").asString()).isEqualTo(headline);
        assertThat(result.path("requirements").size()).isEqualTo(RequirementId.values().length);
        assertThat(directory.resolve("report/compliance.html")).exists();
        assertThat(directory.resolve("report/journal.jsonl")).exists();
    }

    /** Asked while the run lives: the children of a process that has ended are nobody's. */
    private static List<ProcessHandle> workersOf(Process run) {
        List<ProcessHandle> workers = run.children().toList();
        assertThat(workers).isNotEmpty();
        return workers;
    }

    /** A worker that stays behind lets the test run out of its time. */
    private static void awaitTheEndOf(List<ProcessHandle> workers) {
        workers.forEach(worker -> worker.onExit().join());
    }
}
