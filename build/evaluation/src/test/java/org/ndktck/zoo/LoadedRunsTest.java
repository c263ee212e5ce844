package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.cli.Invocation;
import org.ndktck.cli.JavaProcess;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The reference beside work that keeps all processors busy but one: not one requirement gets another verdict. With that one
 * busy, too, every hand-over between threads waits for a turn, and a run takes many minutes.
 */
@Tag("hostile")
class LoadedRunsTest {

    private static final int RUNS = Integer.getInteger("loaded.runs", 200);

    @TempDir
    private Path directory = Path.of("");

    /** Something that takes a while. */
    @FunctionalInterface
    private interface Work {
        void go() throws Exception;
    }

    @Test
    void aBusyMachineChangesNoVerdict() throws Exception {
        Map<String, String> quiet = verdicts();
        assertThat(quiet).containsValue("CONFORMS");
        besideOtherWork(() -> {
            for (int run = 0; run < RUNS; run++) {
                assertThat(verdicts()).as("run " + run).isEqualTo(quiet);
            }
        });
    }

    /** Over sockets, where time passes between all that happens: with other plans each time, of the rows on which it shows. */
    @Test
    void aBusyMachineMakesTheReferenceOverTcpFailNoRow() throws Exception {
        besideOtherWork(() -> {
            for (int seed = 1; seed <= RUNS; seed++) {
                String line =
                        "run --provider reference-tcp --set families=ipv4 --profile quick --only CMP,REJ --no-progress";
                String[] args = (line + " --seed " + seed).split(" ", -1);
                Invocation run = JavaProcess.ofClassPath(directory).run(args);
                assertThat(run.exitCode()).as("seed " + seed + ": " + run).isZero();
            }
        });
    }

    private static void besideOtherWork(Work work) throws Exception {
        AtomicBoolean over = new AtomicBoolean();
        try {
            keepTheMachineBusy(over);
            work.go();
        } finally {
            over.set(true);
        }
    }

    private static void keepTheMachineBusy(AtomicBoolean over) {
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        for (int number = 0; number < threads; number++) {
            Thread thread = new Thread(
                    () -> {
                        while (!over.get()) {
                            Thread.onSpinWait();
                        }
                    },
                    "load " + number);
            thread.setDaemon(true);
            thread.start();
        }
    }

    private Map<String, String> verdicts() throws Exception {
        Path report = directory.resolve("report");
        Invocation run = JavaProcess.ofClassPath(directory)
                .run("run", "--tries", "20", "--no-progress", "--report", report.toString());
        assertThat(run.err()).isEmpty();
        Map<String, String> verdicts = new TreeMap<>();
        JsonNode result = JsonMapper.shared().readTree(Files.readString(report.resolve("compliance.json")));
        for (JsonNode row : result.at("/requirements")) {
            verdicts.put(row.at("/id").asString(), row.at("/verdict").asString());
        }
        return verdicts;
    }
}
