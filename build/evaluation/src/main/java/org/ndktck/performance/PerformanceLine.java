package org.ndktck.performance;

import java.util.List;
import org.ndktck.judgement.FiguresFile;

/**
 * One thing that was timed, from the start of its process to its end.
 *
 * @param what was run
 * @param command that runs it, for who wants to repeat it; empty for what only the measurement runs
 * @param units how many pieces of work it does: tries, connections, requirements or tests
 * @param jobs worker processes at the same time
 * @param seconds median of the rounds
 * @param peakMebibytes greatest resident memory of its processes together, 0 where the system does not tell
 * @param rounds how often it was run, by turns with the others
 */
public record PerformanceLine(
        Subject what, String command, long units, int jobs, double seconds, long peakMebibytes, int rounds) {

    /** The file among the published figures. */
    public static final String FILE = "performance.json";

    /** What is timed. */
    public enum Subject {
        QUICK_RUN("`ndk-tck run`, quick profile, all requirements", "requirements"),
        STANDARD_RUN("`ndk-tck run`, standard profile, all requirements", "requirements"),
        ONE_REQUIREMENT("`ndk-tck run`, quick profile, GCD-07 alone", "requirement"),
        REACTIVE_STREAMS_TCK("Reactive Streams TCK on its example publisher", "tests"),
        TRIES("`ndk-tck run`, section GCD", "tries"),
        BARE_PROPERTY("bare jqwik property, one connection in each try", "tries"),
        PLAIN_LOOP("plain loop, one connection in each turn", "turns");

        private final String words;
        private final String unit;

        Subject(String words, String unit) {
            this.words = words;
            this.unit = unit;
        }

        /** What it is, in Markdown. */
        public String words() {
            return words;
        }

        /** What its pieces of work are called. */
        public String unit() {
            return unit;
        }
    }

    /** Those that the page shows. */
    public static List<PerformanceLine> published() {
        return FiguresFile.read(FiguresFile.PUBLISHED.resolve(FILE), PerformanceLine.class);
    }

    /** Pieces of work in each second. */
    public double rate() {
        return units / seconds;
    }

    /** Milliseconds for each piece of work. */
    public double millisOfOne() {
        return 1000 * seconds / units;
    }
}
