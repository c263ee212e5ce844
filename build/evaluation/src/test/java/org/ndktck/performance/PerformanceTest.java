package org.ndktck.performance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.catalog.Catalog;
import org.ndktck.cli.JavaProcess;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.performance.PerformanceLine.Subject;
import org.ndktck.report.json.ComplianceFile;
import org.ndktck.report.json.DamagedResultException;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Row;

/** How long the kit takes beside others; by turns, on one machine. Nothing is asserted about time. */
@Tag("benchmark")
class PerformanceTest {

    /** The largest number of tries is this, the smallest a thousand. */
    private static final long GREATEST = Long.getLong("performance.greatest", 1_000_000);

    private static final int ROUNDS = Integer.getInteger("performance.rounds", 5);

    /** From so many tries on, one round is enough: start-up and chance hardly count. */
    private static final long LONG = 100_000;

    /** So many of the section are judged with all tries, as the others together count for two. */
    private static final long REQUIREMENTS = 18;

    private static final Path LAUNCHER =
            Path.of("..", "..", "ndk-tck").toAbsolutePath().normalize();

    private final List<PerformanceLine> lines = new ArrayList<>();

    @TempDir
    private Path directory = Path.of("");

    /** What is timed, and how many pieces of work it says that it did. */
    private record Timed(Subject what, String command, int jobs, TimedProcess.Starter starter, Units units) {}

    private interface Units {
        long count() throws IOException;
    }

    @Test
    void theKitAndOthers() throws Exception {
        TimedProcess.run(launcher(List.of("--version"), newDirectory())::start);
        ExamplePublisher publisher = new ExamplePublisher(newDirectory());
        measure(
                List.of(
                        run(Subject.QUICK_RUN, 0, "--profile", "quick"),
                        run(Subject.ONE_REQUIREMENT, 0, "--profile", "quick", "--only", "GCD-07"),
                        new Timed(Subject.REACTIVE_STREAMS_TCK, "", 1, publisher::start, publisher::tests)),
                ROUNDS);
        measure(List.of(run(Subject.STANDARD_RUN, 0)), 1);
        for (long tries = 1000; tries <= GREATEST; tries *= 10) {
            measure(
                    List.of(
                            section(tries, 1),
                            section(tries, 2),
                            connections(Subject.BARE_PROPERTY, BareProperty.class, tries),
                            connections(Subject.PLAIN_LOOP, PlainLoop.class, tries)),
                    tries < LONG ? ROUNDS : 1);
        }
        String machine = "%d processors, Java %s, %s"
                .formatted(
                        Runtime.getRuntime().availableProcessors(),
                        System.getProperty("java.version"),
                        System.getProperty("os.name"));
        FiguresFile.keep(PerformanceLine.FILE, lines, machine, false);

        assertThat(lines).allSatisfy(line -> assertThat(line.units()).isPositive());
    }

    private void measure(List<Timed> subjects, int rounds) throws Exception {
        List<List<TimedProcess>> times = IntStream.range(0, subjects.size())
                .<List<TimedProcess>>mapToObj(subject -> new ArrayList<>())
                .toList();
        for (int round = 0; round < rounds; round++) {
            for (int at = 0; at < subjects.size(); at++) {
                times.get(at).add(TimedProcess.run(subjects.get(at).starter()));
            }
        }
        for (int at = 0; at < subjects.size(); at++) {
            Timed subject = subjects.get(at);
            double[] seconds = times.get(at).stream()
                    .mapToDouble(TimedProcess::seconds)
                    .sorted()
                    .toArray();
            long peak = times.get(at).stream()
                    .mapToLong(TimedProcess::peakMebibytes)
                    .max()
                    .orElseThrow();
            lines.add(new PerformanceLine(
                    subject.what(),
                    subject.command(),
                    subject.units().count(),
                    subject.jobs(),
                    seconds[seconds.length / 2],
                    peak,
                    rounds));
        }
    }

    /** About so many tries in all, divided among the requirements of the section; a few are judged with fewer. */
    private Timed section(long tries, int jobs) throws IOException {
        String each = Long.toString(tries / REQUIREMENTS);
        return run(Subject.TRIES, jobs, "--only", "GCD", "--tries", each, "--jobs", Integer.toString(jobs));
    }

    private Timed run(Subject what, int jobs, String... options) throws IOException {
        Path place = newDirectory();
        Path report = place.resolve("report");
        List<String> arguments = new ArrayList<>(List.of("run", "--no-progress", "--time-limit", "2h"));
        arguments.addAll(Arrays.asList(options));
        String command = "ndk-tck " + String.join(" ", arguments);
        arguments.addAll(List.of("--report", report.toString()));
        return new Timed(
                what,
                command,
                jobs,
                () -> launcher(arguments, place).start(),
                () -> what == Subject.TRIES ? tries(report) : judged(report));
    }

    /** The command as a user of the checkout has it: built before, with its archive of classes. */
    private static ProcessBuilder launcher(List<String> arguments, Path place) {
        List<String> command = new ArrayList<>(List.of(LAUNCHER.toString()));
        command.addAll(arguments);
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(place.resolve("out").toFile());
    }

    private Timed connections(Subject what, Class<?> main, long tries) throws IOException {
        Path place = newDirectory();
        return new Timed(what, "", 1, () -> JavaProcess.ofMain(place, main).start(Long.toString(tries)), () -> tries);
    }

    private static long judged(Path report) throws IOException {
        return evidence(report).filter(evidence -> evidence.judgedTries() > 0).count();
    }

    private static long tries(Path report) throws IOException {
        return evidence(report)
                .mapToLong(evidence -> evidence.judgedTries() + evidence.undecidedTries())
                .sum();
    }

    private static Stream<Evidence> evidence(Path report) throws IOException {
        byte[] content = Files.readAllBytes(report.resolve(ComplianceFile.NAME));
        try {
            return new ComplianceFile(Catalog.load())
                    .read(content).rows().stream().map(Row::evidence);
        } catch (DamagedResultException e) {
            throw new IOException(e);
        }
    }

    private Path newDirectory() throws IOException {
        return Files.createTempDirectory(directory, "timed");
    }
}
