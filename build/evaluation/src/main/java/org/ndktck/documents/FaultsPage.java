package org.ndktck.documents;

import static org.ndktck.documents.Markdown.link;
import static org.ndktck.documents.Markdown.text;

import java.lang.annotation.Annotation;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Hostile;
import org.ndktck.faulty.Lawful;
import org.ndktck.faulty.Tolerated;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.ShippedProviders;
import org.ndktck.judgement.StandIn;

/** {@code docs/faults.md}: every provider with a known verdict, and what it does. */
final class FaultsPage {

    private static final String HEAD = """
            # Faults and oddballs

            The providers that the kit is judged by: %d that violate a MUST, %d that do something tolerated and get a note,
            and %d that look odd and conform; and %d hostile ones, which a run must live through. Each is one class of
            `faulty-providers`, derived from the reference provider.
            `ndk-tck run --provider faulty:CompletesTwice` shows the report that a vendor with that fault would see;
            `ndk-tck providers --all` lists the names. How well the kit does on them stands in [judgement.md](judgement.md).
            What the grid makes by machine is not written by hand: %d of its faults stand for rows as these providers do, and
            [judgement.md](judgement.md) lists them.

            A fault is *blatant* or *moderate* where the ordinary case shows it, *subtle* or *extremely subtle* where only one
            length, one side, a second call or a race does. What *follows* by the catalogue from a broken requirement is
            not repeated here.

            This page is made from the classes. Do not edit it: `mvn test -Dgolden.update=true` writes it anew.
            """;

    private static final String HOSTILE = """

            ## Hostile

            They harm the process that judges them: `ndk-tck run --provider hostile:HangsInAConnect` has to end all the same,
            with this exit code and these requirements violated, and with nothing else blamed than what follows. *Some* stands
            where it depends on the moment which they are. An exit code of 2 stands where a fresh process does not show it again,
            so that nothing is decided.

            | provider | what it does | exit | violates |
            | --- | --- | --- | --- |
            """;

    private static final String ABSENT = """

            ## Not in the stock

            The stock began with a list, F01 to F127 and V01 to V20. These entries have no provider.

            | entry | what it is, and why there is none |
            | --- | --- |
            """;

    private static final SourceComment COMMENTS = new SourceComment("faulty-providers");

    String content() {
        List<Class<? extends NdkProvider>> all = ShippedProviders.members();
        StringBuilder page = new StringBuilder(HEAD.formatted(
                count(all, Breaks.class),
                count(all, Tolerated.class),
                count(all, Lawful.class),
                ShippedProviders.hostile().size(),
                StandIn.all().size()));
        for (Section section : Section.values()) {
            faults(
                    page,
                    section,
                    all.stream()
                            .filter(type -> type.isAnnotationPresent(Breaks.class))
                            .filter(type -> breaks(type).get(0).section() == section)
                            .sorted(Comparator.comparing(type -> breaks(type).get(0)))
                            .toList());
        }
        page.append("\n## Tolerated\n\n| provider | what it does | noted |\n| --- | --- | --- |\n");
        all.stream()
                .filter(type -> type.isAnnotationPresent(Tolerated.class))
                .forEach(type -> row(
                        page, type, links(type.getAnnotation(Tolerated.class).value())));
        page.append("\n## Lawful\n\n| provider | what it does | oddball |\n| --- | --- | --- |\n");
        all.stream()
                .filter(type -> type.isAnnotationPresent(Lawful.class))
                .forEach(type -> row(
                        page,
                        type,
                        String.join(", ", type.getAnnotation(Lawful.class).value())));
        hostile(page);
        absent(page);
        return page.toString();
    }

    private static void hostile(StringBuilder page) {
        page.append(HOSTILE);
        ShippedProviders.hostile().forEach(type -> {
            Hostile hostile = type.getAnnotation(Hostile.class);
            String some = hostile.exit() == 1 ? "some" : "";
            page.append("| ").append(type.getSimpleName());
            page.append(" | ").append(text(COMMENTS.of(type)));
            page.append(" | ").append(hostile.exit());
            page.append(" | ").append(hostile.violates().length == 0 ? some : links(hostile.violates()));
            page.append(" |\n");
        });
    }

    private static void absent(StringBuilder page) {
        page.append(ABSENT);
        Reasons.of(ShippedProviders.class, "not-in-stock.properties").entrySet().stream()
                .sorted(Comparator.comparing(entry -> number(entry.getKey())))
                .forEach(entry -> page.append("| ")
                        .append(entry.getKey())
                        .append(" | ")
                        .append(text(entry.getValue()))
                        .append(" |\n"));
    }

    /** Of three digits, so that F101 comes behind F81. */
    private static String number(String entry) {
        return entry.charAt(0) + "%03d".formatted(Integer.parseInt(entry.substring(1)));
    }

    private static void faults(StringBuilder page, Section section, List<Class<? extends NdkProvider>> faults) {
        if (faults.isEmpty()) {
            return;
        }
        page.append("\n## ").append(section.name()).append(": ").append(section.title());
        page.append("\n\n| provider | what it does | breaks |\n| --- | --- | --- |\n");
        faults.forEach(type ->
                row(page, type, links(type.getAnnotation(Breaks.class).value()) + also(type)));
    }

    private static void row(StringBuilder page, Class<?> type, String last) {
        Fault fault = type.getAnnotation(Fault.class);
        String grade = fault == null
                ? ""
                : "<br>" + fault.value() + ", "
                        + fault.grade().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        page.append("| ").append(type.getSimpleName()).append(grade);
        page.append(" | ")
                .append(text(COMMENTS.of(type)))
                .append(" | ")
                .append(last)
                .append(" |\n");
    }

    private static String also(Class<?> type) {
        Breaks breaks = type.getAnnotation(Breaks.class);
        String also = breaks.also().length == 0 ? "" : "also " + links(breaks.also());
        String nowAndThen = breaks.nowAndThen().length == 0 ? "" : "now and then " + links(breaks.nowAndThen());
        String named =
                Stream.of(also, nowAndThen).filter(words -> !words.isEmpty()).collect(Collectors.joining("; "));
        return named.isEmpty() ? "" : "<br>" + named + ": " + text(breaks.why());
    }

    private static List<RequirementId> breaks(Class<?> type) {
        return Stream.of(type.getAnnotation(Breaks.class).value()).sorted().toList();
    }

    private static String links(RequirementId... ids) {
        return Stream.of(ids)
                .sorted()
                .map(id -> link("requirements.md", id.text()))
                .collect(Collectors.joining(", "));
    }

    private static long count(List<Class<? extends NdkProvider>> all, Class<? extends Annotation> kind) {
        return all.stream().filter(type -> type.isAnnotationPresent(kind)).count();
    }
}
