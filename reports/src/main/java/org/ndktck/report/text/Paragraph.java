package org.ndktck.report.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Breaks text into lines with a hanging indent.
 *
 * <p>Breaks at spaces, but never around {@code =} and {@code ->}, so that an argument stays together
 * with its value. A word longer than the line is not broken: it may be something to copy.
 */
public final class Paragraph {

    private final int width;

    /**
     * Sets the width.
     *
     * @param width longest line, in characters
     */
    public Paragraph(int width) {
        this.width = width;
    }

    /**
     * Breaks one text.
     *
     * @param first what the first line starts with
     * @param rest what every other line starts with
     * @param text the text
     * @return the lines, at least one
     */
    public List<String> lines(String first, String rest, String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(first);
        boolean empty = true;
        for (String piece : pieces(Printable.line(text))) {
            if (!empty && line.length() + 1 + piece.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder(rest);
                empty = true;
            }
            line.append(empty ? "" : " ").append(piece);
            empty = false;
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    private static List<String> pieces(String text) {
        List<String> pieces = new ArrayList<>();
        boolean glue = false;
        for (String word : text.split(" +", -1)) {
            boolean binds = word.equals("=") || word.equals("->");
            if (!pieces.isEmpty() && (glue || binds)) {
                pieces.set(pieces.size() - 1, pieces.get(pieces.size() - 1) + " " + word);
            } else {
                pieces.add(word);
            }
            glue = binds;
        }
        return pieces;
    }
}
