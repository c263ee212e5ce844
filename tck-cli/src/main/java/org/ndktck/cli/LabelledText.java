package org.ndktck.cli;

import java.util.Locale;
import org.ndktck.report.text.Paragraph;

/** A headline and labelled paragraphs in the shape of a failure text. */
final class LabelledText {

    private static final String BODY = " ".repeat(13);

    private final Paragraph paragraph = new Paragraph(110);
    private final StringBuilder lines = new StringBuilder();

    LabelledText(String headline) {
        add("", "    ", headline);
    }

    void add(String label, String text) {
        add(String.format(Locale.ROOT, "  %-11s", label), BODY, text);
    }

    void more(String text) {
        add(BODY, BODY, text);
    }

    void arrow(String text) {
        add(BODY + "=> ", BODY + "   ", text);
    }

    @Override
    public String toString() {
        return lines.toString();
    }

    private void add(String first, String rest, String text) {
        paragraph.lines(first, rest, text).forEach(line -> lines.append(line).append('\n'));
    }
}
