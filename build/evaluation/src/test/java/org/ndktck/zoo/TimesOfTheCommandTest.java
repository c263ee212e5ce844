package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;
import org.ndktck.cli.JavaProcess;
import org.ndktck.faulty.Breaks;
import org.ndktck.judgement.ShippedProviders;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RunResult;

/**
 * How long the command takes: on the worst provider against the reference, with two workers against two processes
 * that know nothing of each other, and for a replay against an explanation. Whatever is compared is measured by
 * turns, on the same machine. Nothing is asserted about time.
 */
@Tag("benchmark")
class TimesOfTheCommandTest {

    private static final Path MEASURED = Path.of("target", "benchmark");

    /**
     * So many have a quick run of the command: few tries with little patience overlook some who are slow, and a run of each
     * fault would take hours.
     */
    private static final int SLOW = Integer.getInteger("benchmark.slow", 48);

    /** So many of them have a standard run with the reference beside it, most of a minute each. */
    private static final int WORST = Integer.getInteger("benchmark.worst", 6);

    private static final int ROUNDS = Integer.getInteger("benchmark.rounds", 5);

    /** So many that a run with one job takes at least twenty seconds, also on a quick machine. */
    private static final String TRIES = System.getProperty("benchmark.tries", "2000");

    private static final List<Screened> SCREENED = new ArrayList<>();

    @TempDir
    private Path directory = Path.of("");

    /** A fault, how long it takes with few tries, and what they found. */
    private record Screened(Class<? extends NdkProvider> fault, long nanos, List<Finding> findings) {

        String name() {
            return "faulty:" + fault.getSimpleName();
        }

        Set<RequirementId> declared() {
            return Set.of(fault.getAnnotation(Breaks.class).value());
        }
    }

    /** A failure of a fault. */
    private record Case(String fault, Finding finding) {

        int length() {
            return finding.token().length();
        }
    }

    @BeforeAll
    static void prepare() throws IOException {
        Files.createDirectories(MEASURED);
    }

    @Test
    void theWorstProviderAgainstTheReference() throws Exception {
        List<String> worst = slowestInAQuickRun();
        List<String> lines = new ArrayList<>();
        double greatest = 0;
        for (String one : worst) {
            double reference = seconds("run", "--no-progress");
            double faulty = seconds("run", "--no-progress", "--provider", one);
            greatest = Math.max(greatest, faulty / reference);
            lines.add(
                    line("%.2f times the reference (%.1f s, %.1f s): %s", faulty / reference, faulty, reference, one));
        }
        lines.add(line("worst: %.2f times the reference", greatest));
        Files.write(MEASURED.resolve("worst-provider.txt"), lines);

        assertThat(worst).hasSize(WORST);
    }

    @Test
    void twoWorkersAgainstTwoProcesses() throws Exception {
        List<String> lines = new ArrayList<>();
        List<Double> shares = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            double one = seconds("run", "--no-progress", "--tries", TRIES, "--jobs", "1");
            double two = seconds("run", "--no-progress", "--tries", TRIES, "--jobs", "2");
            double twice = secondsOfTwo("run", "--no-progress", "--tries", TRIES, "--jobs", "1");
            double workers = one / two;
            double processes = 2 * one / twice;
            shares.add(workers / processes);
            lines.add(line(
                    "one job %.1f s; two jobs %.1f s, speed-up %.2f; two processes %.1f s, speed-up %.2f; share %.2f",
                    one, two, workers, twice, processes, workers / processes));
        }
        lines.add(line("median share: %.2f", median(shares)));
        Files.write(MEASURED.resolve("two-jobs.txt"), lines);

        assertThat(shares).hasSize(ROUNDS);
    }

    @Test
    void aReplayAgainstAnExplanation() throws Exception {
        List<String> lines = new ArrayList<>();
        for (Finding.Kind kind : Finding.Kind.values()) {
            Map<Section, Case> cases = longestOfEachSection(kind);
            double greatest = 0;
            for (Case one : cases.values()) {
                List<Double> ratios = new ArrayList<>();
                for (int round = 0; round < ROUNDS; round++) {
                    double explanation = seconds("explain", one.finding().id().text());
                    double replay = seconds("replay", one.finding().token(), "--provider", one.fault());
                    ratios.add(replay / explanation);
                }
                greatest = Math.max(greatest, median(ratios));
                lines.add(line(
                        "%s: %.2f times: %s %s",
                        kind, median(ratios), one.fault(), one.finding().token()));
            }
            lines.add(line("%s: worst of %d sections: %.2f times", kind, cases.size(), greatest));
            assertThat(cases).isNotEmpty();
        }
        Files.write(MEASURED.resolve("replay.txt"), lines);
    }

    private List<String> slowestInAQuickRun() throws Exception {
        Map<String, Double> seconds = new HashMap<>();
        for (Screened one : slowest(screened(), Screened::nanos, SLOW)) {
            seconds.put(one.name(), seconds("run", "--no-progress", "--profile", "quick", "--provider", one.name()));
        }
        return slowest(seconds.keySet(), seconds::get, WORST);
    }

    private static <T, N extends Comparable<N>> List<T> slowest(Collection<T> all, Function<T, N> time, int count) {
        return all.stream()
                .sorted(Comparator.comparing(time).reversed())
                .limit(count)
                .toList();
    }

    /** Takes minutes, and is the same for all. */
    private static List<Screened> screened() {
        if (SCREENED.isEmpty()) {
            SCREENED.addAll(screen());
        }
        return SCREENED;
    }

    private static List<Screened> screen() {
        return ShippedProviders.faults().stream()
                .map(fault -> {
                    long begin = System.nanoTime();
                    RunResult result = Zoo.judgeOthers(Zoo.make(fault));
                    return new Screened(
                            fault,
                            System.nanoTime() - begin,
                            result.rows().stream()
                                    .flatMap(row -> row.findings().stream())
                                    .toList());
                })
                .toList();
    }

    /** The failure of each section whose plan says the most. */
    private static Map<Section, Case> longestOfEachSection(Finding.Kind kind) {
        Map<Section, Case> longest = new EnumMap<>(Section.class);
        for (Screened one : screened()) {
            one.findings().stream()
                    .filter(finding -> finding.kind() == kind && one.declared().contains(finding.id()))
                    .forEach(finding -> longest.merge(
                            finding.id().section(),
                            new Case(one.name(), finding),
                            (known, other) -> other.length() > known.length() ? other : known));
        }
        return longest;
    }

    private double seconds(String... args) throws IOException, InterruptedException {
        return ended(List.of(started("one", args)));
    }

    private double secondsOfTwo(String... args) throws IOException, InterruptedException {
        return ended(List.of(started("one", args), started("other", args)));
    }

    private record Started(Process process, long at) {}

    private Started started(String name, String... args) throws IOException {
        Path place = Files.createDirectories(directory.resolve(name));
        long now = System.nanoTime();
        Stream<String> report = args[0].equals("run")
                ? Stream.of("--report", place.resolve("report").toString())
                : Stream.of();
        return new Started(
                JavaProcess.ofClassPath(place)
                        .start(Stream.concat(Stream.of(args), report).toArray(String[]::new)),
                now);
    }

    /** Waits for all; the time from the first start to the last end. */
    private static double ended(List<Started> all) throws InterruptedException {
        for (Started one : all) {
            int exit = one.process().waitFor();
            assertThat(exit).as("it judges").isBetween(0, 2);
        }
        return (System.nanoTime() - all.get(0).at()) / 1e9;
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }

    private static String line(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
