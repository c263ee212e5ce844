package org.ndktck.documents;

import static org.ndktck.documents.Markdown.anchor;
import static org.ndktck.documents.Markdown.link;
import static org.ndktck.documents.Markdown.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.Section;

/** {@code docs/requirements.md}: the catalogue as a page. */
final class RequirementsPage {

    private static final String HEAD = """
            # Requirements

            What the documents demand, in our words: %d requirements, %d of them MUSTs that bind a provider. An id is
            never given to another requirement. `ndk-tck explain ID` says more about one of them, `ndk-tck list` which of
            them this version of the kit checks.

            The *basis* of a requirement is its page (explicit), the header file (header), or what follows from either by
            logic (derived). Where the documents are silent or contradict each other, a [reading](readings.md) says how
            they are read here.

            This page is made from the catalogue. Do not edit it: `mvn test -Dgolden.update=true` writes it anew.
            """;

    private final Catalog catalog;

    RequirementsPage(Catalog catalog) {
        this.catalog = catalog;
    }

    String content() {
        StringBuilder page =
                new StringBuilder(HEAD.formatted(catalog.requirements().size(), catalog.providerMusts()));
        for (Section section : Section.values()) {
            page.append("\n## ").append(section.name()).append(": ").append(section.title());
            page.append("\n\n| id | demand | binds | source |\n| --- | --- | --- | --- |\n");
            catalog.requirements().stream()
                    .filter(row -> row.id().section() == section)
                    .forEach(row -> page.append(line(row)));
        }
        return page.toString();
    }

    private static String line(Requirement row) {
        return "| " + anchor(row.id().text()) + row.id() + " | " + String.join("<br>", demand(row)) + " | " + binds(row)
                + " | " + text(row.source()) + "<br>" + lower(row.basis()) + " |\n";
    }

    private static List<String> demand(Requirement row) {
        List<String> lines = new ArrayList<>();
        lines.add("**" + text(row.title()) + "**");
        lines.add(text(row.condition()) + " ⇒ " + text(row.demand()));
        if (!row.followsFrom().isEmpty()) {
            lines.add("Follows from "
                    + row.followsFrom().stream()
                            .sorted()
                            .map(id -> link("", id.text()))
                            .collect(Collectors.joining(", ")));
        }
        if (!row.readings().isEmpty()) {
            lines.add("Read as "
                    + row.readings().stream()
                            .map(id -> link("readings.md", id.text()))
                            .collect(Collectors.joining(", ")));
        }
        return lines;
    }

    private static String binds(Requirement row) {
        return lower(row.actor()) + "<br>" + row.modality();
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
