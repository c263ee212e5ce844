package org.ndktck.documents;

import static org.ndktck.documents.Markdown.link;
import static org.ndktck.documents.Markdown.text;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ndktck.api.NdkVersion;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstance;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.engine.Manifest;
import org.ndktck.judging.fixed.FixedCircumstances;
import org.ndktck.judging.fixed.HoldsFixed;
import org.ndktck.plan.PlanText;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.AdapterFacts.Maxima;
import org.ndktck.plan.adapter.Family;

/** {@code docs/circumstances.md}: what surrounds the calls of a try, and which requirements are judged without some of it. */
final class CircumstancesPage {

    private static final String HEAD = """
            # Circumstances

            What surrounds the calls of a try and what no requirement speaks of must not matter: another connection that lives
            beside it, the thread that calls, the request that the listener had before. Each try is planned with one value of
            each of these %d dimensions, beside what its property draws
            ([decision 0020](decisions/0020-circumstances-are-drawn-beside-the-plan.md)). The first value of each is the
            ordinary case. The first try of a property has nothing out of the ordinary; later ones are chosen so that each two
            values of two dimensions come together in some try. The report says for each requirement under how many of these
            pairs it was judged. A value counts only if it was brought about in a try that was judged: a property that makes no
            connection has no neighbour of it.

            A failure names what is out of the ordinary behind the objects of its calls, and its token has the key shown here.
            What does not matter for a failure is taken away before it is reported: a value that is named is one without which
            the failure did not show.

            *Costly* values take as long as the try itself, or longer; they are in about half of the tries. A value that needs
            something which the adapters do not have is not drawn for them.

            This page is made from the classes. Do not edit it: `mvn test -Dgolden.update=true` writes it anew.
            """;

    private static final String EXCEPTIONS = """

            ## Exceptions

            Some requirements cannot be judged under every circumstance: where it is itself what the requirement is about, where
            it takes away what the judgement rests on, or where nothing that it needs is in the tries. These leave out a whole
            dimension, which stays ordinary, or single values, for the reason that the property gives (`@HoldsFixed`). The other
            %d of %d requirements that the kit checks leave out none.

            | requirement | leaves out | because |
            | --- | --- | --- |
            """;

    /** Adapters that lack everything a circumstance may need. */
    private static final AdapterFacts POOR = new AdapterFacts(
            new Maxima(1, 1),
            new Maxima(1, 1),
            0,
            0,
            Set.of(Family.IPV4),
            NdkVersion.V1_1,
            Set.of(),
            Set.of(),
            false,
            false);

    private static final SourceComment COMMENTS = new SourceComment("tck-tests");

    String content() {
        StringBuilder page =
                new StringBuilder(HEAD.formatted(Circumstances.dimensions().size()));
        Circumstances.dimensions().forEach(dimension -> dimension(page, dimension));
        exceptions(page);
        return page.toString();
    }

    private static void dimension(StringBuilder page, Class<? extends Circumstance> dimension) {
        page.append("\n## ").append(dimension.getSimpleName());
        page.append("\n\n").append(text(COMMENTS.of(dimension)));
        page.append("\n\n| in a token | what it means | a failure says |\n| --- | --- | --- |\n");
        Circumstances.constants(dimension)
                .forEach(value -> page.append("| ")
                        .append(value.isOrdinary() ? "left out" : "`" + token(value) + "`")
                        .append(" | ")
                        .append(text(COMMENTS.of(dimension, value.name())))
                        .append(remarks(value))
                        .append(" | ")
                        .append(text(value.words()))
                        .append(" |\n"));
    }

    private static String token(Circumstance value) {
        return PlanText.of(List.of(Circumstances.SIMPLEST.with(value)));
    }

    private static String remarks(Circumstance value) {
        String costly = value.isDear() ? "<br>Costly." : "";
        String needs = value.isReachable(POOR) ? "" : "<br>Not drawn where " + text(value.whyUnreachable()) + ".";
        return costly + needs;
    }

    private static void exceptions(StringBuilder page) {
        Map<RequirementId, String> lines = new TreeMap<>();
        Manifest.properties().forEach((id, property) -> {
            String ofId = FixedCircumstances.of(property).stream()
                    .map(fixes -> line(id, fixes))
                    .collect(Collectors.joining());
            if (!ofId.isEmpty()) {
                lines.put(id, ofId);
            }
        });
        int checked = Manifest.properties().size();
        page.append(EXCEPTIONS.formatted(checked - lines.size(), checked));
        lines.values().forEach(page::append);
    }

    private static String linkedValue(String value) {
        int dot = value.indexOf('.');
        return link("", value.substring(0, dot)) + value.substring(dot).replace("*", "\\*");
    }

    private static String line(RequirementId id, HoldsFixed fixes) {
        String dimensions = Stream.concat(
                        Stream.of(fixes.value()).map(dimension -> link("", dimension.getSimpleName())),
                        Stream.of(fixes.values()).map(CircumstancesPage::linkedValue))
                .collect(Collectors.joining(", "));
        return "| " + link("requirements.md", id.text()) + " | " + dimensions + " | " + text(fixes.because()) + " |\n";
    }
}
