package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a lost worker costs is the row that ran, whatever the process was in; another worker judges the rest. */
@Tag("processes")
class LostWorkerTest {

    private static final String ROWS = "LIS-03,GCD-07,GCD-09,CON-38,ACC-03,ACC-27,CMP-17,DIS-02,CLO-04,CB-01,CB-02";

    /** It does it once in a run: a directory remembers that. */
    private static final String SOURCE = """
            package com.acme;
            import java.nio.file.Path;
            import java.util.concurrent.locks.LockSupport;
            import org.ndktck.api.NtStatus;
            import org.ndktck.faulty.*;
            public final class Acme extends InterceptingProvider {
                private static final Path DONE = Path.of("%s");
                private static final long PID = ProcessHandle.current().pid();
                private int calls;
                @Override protected synchronized Object call(Intercepted call) {
                    if (call.is(DispatchFunction.of("%s")) && ++calls > 30 && DONE.toFile().mkdir()) {
                        %s
                    }
                    return call.proceed();
                }
                static void stop() {
                    try {
                        new ProcessBuilder("kill", "-STOP", "" + PID).start().waitFor();
                        Thread.sleep(3000); // on a busy machine the signal takes effect after kill has ended
                    } catch (java.io.IOException | InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
                static void pause() {
                    long last = System.nanoTime();
                    try {
                        new ProcessBuilder("sh", "-c", "kill -STOP " + PID + "; sleep 6; kill -CONT " + PID).start();
                    } catch (java.io.IOException e) {
                        throw new IllegalStateException(e);
                    }
                    while (System.nanoTime() - last < 3_000_000_000L) {
                        last = System.nanoTime();
                        LockSupport.parkNanos(10_000_000);
                    }
                    LockSupport.parkNanos(300_000_000);
                }
                static void stopSoon() {
                    Thread soon = new Thread(() -> {
                        LockSupport.parkNanos(100_000_000);
                        stop();
                    });
                    soon.setDaemon(true);
                    soon.start();
                }
            }
            """;

    @TempDir
    private Path directory = Path.of("");

    private final Map<String, String> verdicts = new TreeMap<>();
    private final Map<String, String> reasons = new TreeMap<>();

    @Test
    void aProcessThatEndsInAFunctionCostsTheRowThatRan() throws IOException {
        int exit = run("accept", "Runtime.getRuntime().halt(0);");

        assertThat(exit).isEqualTo(1);
        assertOnlyOneRowIsUndecidedAndBlamed("ACC-27", "NdkAccept ended the process, see ACC-27");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aProcessThatIsStoppedInAFunctionCostsTheRowThatRan() throws IOException {
        int exit = run("accept", "stop();");

        assertThat(exit).isEqualTo(1);
        assertOnlyOneRowIsUndecidedAndBlamed("ACC-27", "NdkAccept does not return, see ACC-27");
        assertThat(reasons.get("ACC-27"))
                .contains("NdkAccept has not returned, and its process was stopped or did not go on");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aProcessThatIsStoppedOutsideOfEveryFunctionIsNobodysFault() throws IOException {
        int exit = run("closeConnector", "stopSoon(); return NtStatus.STATUS_PENDING;");

        assertThat(exit).isEqualTo(2);
        assertThat(verdicts.values()).filteredOn("INCONCLUSIVE"::equals).hasSize(1);
        assertThat(verdicts.values()).containsOnly("CONFORMS", "INCONCLUSIVE");
        assertThat(reasons.values())
                .filteredOn(reason -> reason.contains("was stopped or did not go on"))
                .hasSize(1);
    }

    /** It lasts longer than a function may take, and shorter than a worker may say nothing. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aPauseOfTheProcessIsNotTheTimeOfTheFunction() throws IOException {
        int exit = run("createListener", "pause();");

        assertThat(verdicts.values()).as(reasons.toString()).containsOnly("CONFORMS");
        assertThat(exit).isZero();
    }

    private void assertOnlyOneRowIsUndecidedAndBlamed(String blamed, String why) {
        assertThat(verdicts).containsEntry(blamed, "VIOLATES");
        assertThat(verdicts.values()).filteredOn("VIOLATES"::equals).hasSize(1);
        assertThat(verdicts.values()).filteredOn("INCONCLUSIVE"::equals).hasSize(1);
        assertThat(verdicts.values()).containsOnly("CONFORMS", "VIOLATES", "INCONCLUSIVE");
        assertThat(reasons).containsValue(why);
    }

    private int run(String function, String deed) throws IOException {
        Path done = directory.resolve("done");
        Path path = new VendorJar(directory.resolve("classes"))
                .withSource("Acme", SOURCE.formatted(done.toString().replace('\\', '/'), function, deed))
                .directory();
        Path report = directory.resolve("report");
        Invocation run = Invocation.of(
                new TckEngine(),
                "run",
                "--provider-path",
                path.toString(),
                "--only",
                ROWS,
                "--tries",
                "20",
                "--patience",
                "2000",
                "--no-progress",
                "--report",
                report.toString());
        assertThat(done).as("the provider came to do it: %s", run.err()).exists();
        JsonNode result = JsonMapper.shared().readTree(Files.readString(report.resolve("compliance.json")));
        for (JsonNode row : result.at("/requirements")) {
            String id = row.at("/id").asString();
            if (ROWS.contains(id)) {
                verdicts.put(id, row.at("/verdict").asString());
                reasons.put(id, row.at("/reason").asString());
            }
        }
        return run.exitCode();
    }
}
