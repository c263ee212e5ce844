package org.ndktck.ci;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A fenced block of a page.
 *
 * @param page where it stands
 * @param line of its opening fence, from 1
 * @param language that its fence names; empty if it names none
 * @param before the last line before it that is not empty
 * @param text its lines, each with its end, without the indentation of the fence
 */
record Block(Path page, int line, String language, String before, String text) {

    private static final String FENCE = "```";

    /** All blocks of a page, in its order. */
    static List<Block> of(Path page) {
        List<Block> blocks = new ArrayList<>();
        List<String> lines = lines(page);
        String before = "";
        for (int open = 0; open < lines.size(); open++) {
            String fence = lines.get(open).strip();
            if (fence.startsWith(FENCE)) {
                int indentation = lines.get(open).indexOf(FENCE);
                int close = open + 1;
                StringBuilder text = new StringBuilder();
                while (!lines.get(close).strip().equals(FENCE)) {
                    String line = lines.get(close);
                    text.append(line.substring(Math.min(indentation, line.length())))
                            .append('\n');
                    close++;
                }
                blocks.add(new Block(page, open + 1, fence.substring(FENCE.length()), before, text.toString()));
                open = close;
            } else if (!fence.isEmpty()) {
                before = fence;
            }
        }
        return blocks;
    }

    /** Its lines as commands: one that ends in a backslash goes on in the next line. */
    List<String> commands() {
        return text.replaceAll("\\\\\\R\\s*", "")
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }

    private static List<String> lines(Path page) {
        try {
            return Files.readAllLines(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return page.getFileName() + ":" + line;
    }
}
