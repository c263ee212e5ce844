package org.ndktck.performance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A process that has ended.
 *
 * @param seconds from its start to its end
 * @param peakMebibytes the greatest resident memory of it and its children, each at its own time; 0 if unknown
 */
record TimedProcess(double seconds, long peakMebibytes) {

    private static final int LOOK_MILLIS = 20;
    private static final int KIBI = 1024;
    private static final String PEAK = "VmHWM:";

    /** Starts a process and waits until it ends by itself, with a good exit code. */
    static TimedProcess run(Starter starter) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        Process process = starter.start();
        Map<Long, Long> peaks = new HashMap<>();
        do {
            Stream.concat(Stream.of(process.toHandle()), process.descendants())
                    .forEach(one -> peaks.merge(one.pid(), peakKibibytes(one.pid()), Math::max));
        } while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS));
        double seconds = (System.nanoTime() - begin) / 1e9;
        assertThat(process.exitValue()).as("exit code of what is timed").isZero();
        return new TimedProcess(
                seconds, peaks.values().stream().mapToLong(peak -> peak).sum() / KIBI);
    }

    /** Starts a process. */
    interface Starter {
        Process start() throws IOException;
    }

    private static long peakKibibytes(long pid) {
        Path status = Path.of("/proc", Long.toString(pid), "status");
        if (!Files.exists(status)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith(PEAK))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        } catch (IOException | UncheckedIOException ended) {
            return 0; // it ended while it was looked at
        }
    }
}
