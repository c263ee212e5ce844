package org.ndktck.documents;

import static org.ndktck.documents.Markdown.link;

import java.util.stream.Collectors;
import org.ndktck.judgement.StandIn;

/** The part of {@code docs/judgement.md} about faults that the grid makes in place of providers that were written by hand. */
final class StandInSection {

    private static final String HEAD = """

            ### Made by the grid, where it was written by hand before

            Each of these faults stands for rows as a provider written by hand does: it is judged on them alone, under drawn
            circumstances, with 200 tries, and every one of them must come out VIOLATES. The rows are those that its descriptor
            names. The providers in the last column were classes of their own once: the grid does the same to the same output, always
            or in a circumstance ([decision 0033](decisions/0033-what-the-grid-makes-is-not-written-by-hand.md)). None
            went because the kit had missed it. What they came to before is in the history of
            [blame.json](judgement/blame.json), and none of it is counted in the figures above.

            | fault of the grid | shows violated | in place of |
            | --- | --- | --- |
            """;

    private StandInSection() {}

    static String content() {
        return StandIn.all().stream()
                .map(standIn -> "| " + standIn.fault().name() + " | "
                        + standIn.texts().stream()
                                .map(id -> link("requirements.md", id))
                                .collect(Collectors.joining(", "))
                        + " | " + formers(standIn) + " |\n")
                .collect(Collectors.joining("", HEAD, ""));
    }

    private static String formers(StandIn standIn) {
        return standIn.formers().stream()
                .map(former -> former.replace(":", " "))
                .collect(Collectors.joining(", "));
    }
}
