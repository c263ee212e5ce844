package org.ndktck.documents;

import static org.ndktck.documents.Markdown.anchor;
import static org.ndktck.documents.Markdown.link;
import static org.ndktck.documents.Markdown.text;

import java.util.Locale;
import java.util.stream.Collectors;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Reading;

/** {@code docs/readings.md}: how disputed texts are read. */
final class ReadingsPage {

    private static final String HEAD = """
            # Readings

            Where the documents are silent, unclear or contradict each other, the kit has to take a side or leave the
            matter alone. Each of these %d readings says what the documents say, how the kit reads it, what evidence would
            change that, and which verdict a provider gets that follows another reading.

            This page is made from the catalogue. Do not edit it: `mvn test -Dgolden.update=true` writes it anew.
            """;

    private final Catalog catalog;

    ReadingsPage(Catalog catalog) {
        this.catalog = catalog;
    }

    String content() {
        String head = HEAD.formatted(catalog.readings().size());
        return head + catalog.readings().stream().map(ReadingsPage::section).collect(Collectors.joining());
    }

    private static String section(Reading reading) {
        String treatment = reading.treatment().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String rows = reading.rows().stream()
                .map(id -> link("requirements.md", id.text()))
                .collect(Collectors.joining(", "));
        return "\n## " + anchor(reading.id().text()) + reading.id() + ": " + text(reading.title()) + "\n"
                + field("The documents", text(reading.says()))
                + field("The kit", text(reading.reading()))
                + field("A deviation", text(reading.deviation()))
                + field("What would change the reading", text(reading.changes()))
                + field("Treatment", treatment)
                + field("Concerns", rows);
    }

    private static String field(String label, String value) {
        return "\n**" + label + ":** " + value + "\n";
    }
}
