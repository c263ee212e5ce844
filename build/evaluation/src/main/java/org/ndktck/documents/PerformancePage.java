package org.ndktck.documents;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.ndktck.judgement.MeasurementDate;
import org.ndktck.performance.PerformanceLine;
import org.ndktck.performance.PerformanceLine.Subject;

/** {@code docs/performance.md}: how long the kit takes, and how long others take that were timed beside it. */
final class PerformancePage {

    private static final String HEAD = """
            # How long the kit takes

            `mvn -Pbenchmark verify -pl build/evaluation -am -Dtest=PerformanceTest -Dsurefire.failIfNoSpecifiedTests=false
            -Dgolden.update=true` measures all this anew and writes the page. Do not edit it.

            Each figure is the time of a whole process, start-up included. What stands in one table was run by turns on one machine,
            so the ratios tell more than the seconds. Nothing of this is asserted by a test: machines differ.
            """;

    private final List<PerformanceLine> lines;
    private final StringBuilder page = new StringBuilder(HEAD);

    PerformancePage(List<PerformanceLine> lines) {
        this.lines = lines;
    }

    String content() {
        MeasurementDate.published().stream()
                .filter(occasion -> occasion.file().equals(PerformanceLine.FILE))
                .forEach(occasion -> page.append("\nMeasured at ")
                        .append(occasion.commit())
                        .append(": ")
                        .append(occasion.what())
                        .append(".\n"));
        runs();
        tries();
        return page.toString();
    }

    private void runs() {
        page.append("""

                ## A whole run

                The Reactive Streams TCK is a kit for another interface. It waits a fixed time for what must not happen, in many of its tests; this
                kit waits only where nothing else tells.

                | run | seconds | pieces of work | ms for each | MiB |
                | --- | ---: | --- | ---: | ---: |
                """);
        of(Subject.QUICK_RUN, Subject.ONE_REQUIREMENT, Subject.REACTIVE_STREAMS_TCK, Subject.STANDARD_RUN)
                .forEach(line -> page.append(text(
                        "| %s | %.2f | %d %s | %.0f | %s |%n",
                        line.what().words(),
                        line.seconds(),
                        line.units(),
                        line.what().unit(),
                        line.millisOfOne(),
                        memory(line))));
    }

    private void tries() {
        page.append("""

                ## What a try costs

                A try of the kit draws a plan and circumstances, makes one connection or several, records every call, judges it by every
                standing rule, and closes everything. The bare property and the loop make one connection, record nothing and judge
                nothing. The ratio is that of the time of one try to the time of one try of the bare property, with about the same number
                of tries; start-up is in both.

                | what | jobs | tries | seconds | tries per second | ratio | MiB |
                | --- | ---: | ---: | ---: | ---: | ---: | ---: |
                """);
        of(Subject.TRIES, Subject.BARE_PROPERTY, Subject.PLAIN_LOOP)
                .forEach(line -> page.append(text(
                        "| %s | %d | %d | %.2f | %.0f | %s | %s |%n",
                        line.what().words(),
                        line.jobs(),
                        line.units(),
                        line.seconds(),
                        line.rate(),
                        ratio(line),
                        memory(line))));
    }

    private List<PerformanceLine> of(Subject... subjects) {
        return lines.stream()
                .filter(line -> List.of(subjects).contains(line.what()))
                .toList();
    }

    /** Against the bare property whose number of tries is the nearest by factor. */
    private String ratio(PerformanceLine line) {
        return of(Subject.BARE_PROPERTY).stream()
                .min(Comparator.comparingDouble(bare -> distance(bare.units(), line.units())))
                .map(bare -> text("%.1f", line.millisOfOne() / bare.millisOfOne()))
                .orElse("");
    }

    private static double distance(long tries, long others) {
        return Math.abs(Math.log((double) tries / others));
    }

    private static String memory(PerformanceLine line) {
        return line.peakMebibytes() == 0 ? "" : Long.toString(line.peakMebibytes());
    }

    private static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format.replace("%n", "\n"), values);
    }
}
