package org.ndktck.report.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Breaks text into lines with a hanging indent.
 *
 * <p>Breaks at spaces, but not around {@code =} and {@code ->} where a line is long enough, so that an argument stays together
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
        for (String piece : pieces(Printable.line(text), width - rest.length())) {
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

    /**
     * Breaks what is longer than a line, and leaves everything else as it is.
     *
     * @param text lines, each of which goes on further to the right
     * @return lines
     */
    public String folded(String text) {
        return text.lines().flatMap(line -> folds(line).stream()).collect(Collectors.joining("\n"))
                + (text.endsWith("\n") ? "\n" : "");
    }

    private List<String> folds(String line) {
        if (line.length() <= width) {
            return List.of(line);
        }
        String content = line.stripLeading();
        String first = " ".repeat(Math.min(line.length() - content.length(), width / 4));
        return lines(first, first + "  ", content);
    }

    private static List<String> pieces(String text, int longest) {
        List<String> pieces = new ArrayList<>();
        boolean glue = false;
        for (String word : text.split(" +", -1)) {
            boolean binds = word.equals("=") || word.equals("->");
            String last = pieces.isEmpty() ? "" : pieces.get(pieces.size() - 1);
            if (!pieces.isEmpty() && (glue || binds) && last.length() + 1 + word.length() <= longest) {
                pieces.set(pieces.size() - 1, last + " " + word);
            } else {
                pieces.add(word);
            }
            glue = binds;
        }
        return pieces;
    }
}
