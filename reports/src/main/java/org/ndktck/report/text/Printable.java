package org.ndktck.report.text;

/** Makes text of unknown origin safe to print: a provider may call itself anything. */
public final class Printable {

    private static final char REPLACEMENT = '\uFFFD';

    private Printable() {}

    /**
     * Gives the text on one line: line breaks and tabs become spaces, other control characters and
     * halves of surrogate pairs the replacement character.
     *
     * @param text any text
     * @return the text without control characters, stripped
     */
    public static String line(String text) {
        return printable(text, false).strip();
    }

    /**
     * Gives the text with its lines and tabs as they are, and otherwise as {@link #line} does.
     *
     * @param text any text, for example a whole page
     * @return the text without other control characters
     */
    public static String page(String text) {
        return printable(text, true);
    }

    /** A report has a million characters: without a stream, and with nothing to decide for nearly all of them. */
    private static String printable(String text, boolean isPage) {
        StringBuilder printable = new StringBuilder(text.length());
        int codePoint;
        for (int at = 0; at < text.length(); at += Character.charCount(codePoint)) {
            codePoint = text.codePointAt(at);
            boolean asItIs = isPlain(codePoint) || (isPage && (codePoint == '\n' || codePoint == '\t'));
            printable.appendCodePoint(asItIs ? codePoint : printable(codePoint));
        }
        return printable.toString();
    }

    /** What ASCII has besides control characters. */
    private static boolean isPlain(int codePoint) {
        return codePoint >= ' ' && codePoint < 0x7F;
    }

    private static int printable(int codePoint) {
        if (codePoint == '\n' || codePoint == '\r' || codePoint == '\t') {
            return ' ';
        }
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                REPLACEMENT;
            default -> isNoncharacter(codePoint) ? REPLACEMENT : codePoint;
        };
    }

    /** U+FFFE and its like: XML 1.0 cannot carry the first two. */
    private static boolean isNoncharacter(int codePoint) {
        return (codePoint & 0xFFFE) == 0xFFFE;
    }
}
