package org.ndktck.report.text;

import java.util.ArrayList;
import java.util.List;

/** Collects lines with a label in a left-hand column, the shape of every failure text. */
final class Labelled {

    private static final String BODY = " ".repeat(13);

    private final Paragraph paragraph;
    private final List<String> lines = new ArrayList<>();

    Labelled(int width) {
        paragraph = new Paragraph(width);
    }

    Labelled heading(String text) {
        lines.addAll(paragraph.lines("", "    ", text));
        return this;
    }

    Labelled field(String label, String text) {
        lines.addAll(paragraph.lines(column(label), BODY, text));
        return this;
    }

    Labelled more(String text) {
        lines.addAll(paragraph.lines(BODY, BODY, text));
        return this;
    }

    /** Continues a field with something that starts with an arrow; further lines stand behind it. */
    Labelled arrow(String text) {
        lines.addAll(paragraph.lines(BODY + "=> ", BODY + "   ", text));
        return this;
    }

    Labelled call(boolean marked, String text) {
        String margin = marked ? BODY.substring(2) + "> " : BODY;
        lines.addAll(paragraph.lines(margin, BODY + " ".repeat(6), text));
        return this;
    }

    /** Never broken, so that it can be copied. */
    Labelled whole(String label, String text) {
        lines.add(column(label) + text);
        return this;
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }

    private static String column(String label) {
        return "  " + label + " ".repeat(BODY.length() - 2 - label.length());
    }
}
