package org.ndktck.mutation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a report comes to, the canary left out.
 *
 * @param fates how many mutants met each fate
 * @param testsRun runs of a test on a mutant
 * @param canaries what became of the mutants of the canary
 */
public record Figures(Map<Mutant.Fate, Long> fates, long testsRun, List<Mutant.Fate> canaries) {

    private static final double HUNDRED = 100.0;

    /** Seen from the two modules that measure. */
    private static final Path PUBLISHED = Path.of("..", "..", "..", "docs", "judgement");

    /** Copies the collections. */
    public Figures {
        fates = Map.copyOf(fates);
        canaries = List.copyOf(canaries);
    }

    /**
     * Adds up a report.
     *
     * @param mutants what it says
     * @return the figures
     */
    public static Figures of(List<Mutant> mutants) {
        Map<Mutant.Fate, Long> fates = new TreeMap<>();
        List<Mutant.Fate> canaries = new ArrayList<>();
        for (Mutant mutant : mutants) {
            if (mutant.isCanary()) {
                canaries.add(mutant.fate());
            } else {
                fates.merge(mutant.fate(), 1L, Long::sum);
            }
        }
        return new Figures(fates, mutants.stream().mapToLong(Mutant::testsRun).sum(), canaries);
    }

    /**
     * Counts the mutants.
     *
     * @return all but those of the canary
     */
    public long mutants() {
        return fates.values().stream().mapToLong(Long::longValue).sum();
    }

    /**
     * Counts the mutants that met a fate.
     *
     * @param fate the fate
     * @return how many
     */
    public long count(Mutant.Fate fate) {
        return fates.getOrDefault(fate, 0L);
    }

    /**
     * Tells how many of all mutants were detected.
     *
     * @return percent; 0 if there is none
     */
    public double killedPercent() {
        return percent(mutants());
    }

    /**
     * Tells how many of the mutants that a test ran over were detected.
     *
     * @return percent; 0 if there is none
     */
    public double strengthPercent() {
        return percent(mutants() - count(Mutant.Fate.NO_COVERAGE));
    }

    private double percent(long of) {
        long survivors = count(Mutant.Fate.SURVIVED) + count(Mutant.Fate.NO_COVERAGE);
        return of == 0 ? 0 : HUNDRED * (mutants() - survivors) / of;
    }

    /**
     * Says what makes the figures too bad, or not to be believed.
     *
     * @param leastKilled percent of all mutants
     * @param leastStrength percent of those that a test ran over
     * @return what is wrong, a sentence each
     */
    public List<String> problems(double leastKilled, double leastStrength) {
        List<String> problems = new ArrayList<>();
        if (testsRun == 0) {
            problems.add("no test was run on any mutant");
        }
        if (canaries.isEmpty()) {
            problems.add("there is no mutant of the canary");
        }
        if (canaries.stream().anyMatch(fate -> fate != Mutant.Fate.SURVIVED)) {
            problems.add("the canary must survive a test that does not look at it, but was " + canaries);
        }
        if (killedPercent() < leastKilled) {
            problems.add(String.format(Locale.ROOT, "killed: %.1f %%, at least %.1f", killedPercent(), leastKilled));
        }
        if (strengthPercent() < leastStrength) {
            problems.add(
                    String.format(Locale.ROOT, "strength: %.1f %%, at least %.1f", strengthPercent(), leastStrength));
        }
        return problems;
    }

    /**
     * Leaves the figures with the build, and publishes them if this run is to write the pages anew.
     *
     * @param direction what was mutated
     * @param minutes how long it took
     * @throws IOException if they cannot be written
     */
    public void keep(String direction, long minutes) throws IOException {
        write(direction, minutes, Path.of("target", "mutation-" + direction + ".properties"));
        if (Boolean.getBoolean("golden.update")) {
            Path published = PUBLISHED.resolve("mutation-" + direction + ".properties");
            write(direction, minutes, published);
            Files.writeString(published, direction + ".commit=" + commit() + "\n", StandardOpenOption.APPEND);
        }
    }

    private static String commit() throws IOException {
        Process git = new ProcessBuilder("git", "rev-parse", "--short=7", "HEAD")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        return new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    }

    /**
     * Writes the figures down.
     *
     * @param direction what was mutated
     * @param minutes how long it took
     * @param file where to; a properties file
     * @throws IOException if it cannot be written
     */
    public void write(String direction, long minutes, Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(direction + ".mutants=" + mutants());
        for (Mutant.Fate fate : Mutant.Fate.values()) {
            lines.add(direction + "." + fate.name().toLowerCase(Locale.ROOT) + "=" + count(fate));
        }
        lines.add(String.format(Locale.ROOT, "%s.killed-percent=%.1f", direction, killedPercent()));
        lines.add(String.format(Locale.ROOT, "%s.strength-percent=%.1f", direction, strengthPercent()));
        lines.add(direction + ".tests-run=" + testsRun);
        lines.add(direction + ".canaries-alive=" + canaries.size());
        lines.add(direction + ".minutes=" + minutes);
        Files.write(file, lines);
    }
}
