package org.ndktck.report.text;

import java.util.ArrayList;
import java.util.List;

/** Collects lines with a label in a left-hand column, the shape of every failure text and explanation. */
public final class LabelledText {

    private static final String BODY = " ".repeat(13);

    private final Paragraph paragraph;
    private final List<String> lines = new ArrayList<>();

    /**
     * Begins with nothing.
     *
     * @param width in characters, of which the column of labels has 13
     */
    public LabelledText(int width) {
        paragraph = new Paragraph(width);
    }

    /** A line without a label; what does not fit into it is indented. */
    public LabelledText heading(String text) {
        lines.addAll(paragraph.lines("", "    ", text));
        return this;
    }

    /** A label and its text; an empty label goes on with the field before. */
    public LabelledText field(String label, String text) {
        lines.addAll(paragraph.lines(column(label), BODY, text));
        return this;
    }

    /** One more paragraph of the field. */
    public LabelledText more(String text) {
        lines.addAll(paragraph.lines(BODY, BODY, text));
        return this;
    }

    /** Continues a field with something that starts with an arrow; further lines stand behind it. */
    public LabelledText arrow(String text) {
        lines.addAll(paragraph.lines(BODY + "=> ", BODY + "   ", text));
        return this;
    }

    LabelledText call(boolean marked, String text) {
        String margin = marked ? BODY.substring(2) + "> " : BODY;
        lines.addAll(paragraph.lines(margin, BODY + " ".repeat(6), text));
        return this;
    }

    /** Never broken, so that it can be copied. */
    LabelledText whole(String label, String text) {
        lines.add(column(label) + text);
        return this;
    }

    /** All lines, each with its end. */
    public String text() {
        return String.join("\n", lines) + "\n";
    }

    private static String column(String label) {
        return "  " + label + " ".repeat(BODY.length() - 2 - label.length());
    }
}
