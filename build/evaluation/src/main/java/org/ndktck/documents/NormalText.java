package org.ndktck.documents;

import java.text.Normalizer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One line of a document without what a capture, a converter or an editor may change. The rules are
 * written down in {@code docs/sentences.md}; letters, digits and punctuation stay as they are.
 */
final class NormalText {

    /** No-break, zero width and byte order mark included. */
    private static final Pattern SPACE = Pattern.compile("[\\s\\p{Z}\\u200B\\uFEFF]+");

    private static final Pattern NUMERIC_ENTITY = Pattern.compile("&#(?:([0-9]{1,7})|[xX]([0-9A-Fa-f]{1,6}));");
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\]]*)]\\([^)]*\\)");
    private static final Pattern TABLE_RULE = Pattern.compile("\\|(?:\\s*:?-+:?\\s*\\|)+");
    private static final Pattern TABLE_ROW = Pattern.compile("\\|(.*)\\|");

    /** In this order: an emphasised {@code *pName} whose marks were damaged, strong, plain emphasis. */
    private static final Pattern EMPHASIS =
            Pattern.compile("\\*\\*(\\w+)\\*(?!\\*)|\\*\\*(.+?)\\*\\*|\\*([^\\s*](?:[^*]*[^\\s*])?)\\*");

    private NormalText() {}

    /** Gives the text of a line of a rendered page. */
    static String ofPlain(String line) {
        String text = SPACE.matcher(entities(line)).replaceAll(" ").strip();
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    /** Gives the text of a line of Markdown as the rendered page would show it. */
    static String ofMarkdown(String line) {
        String text = line.strip();
        if (TABLE_RULE.matcher(text).matches()) {
            return "";
        }
        text = TABLE_ROW.matcher(text).matches() ? text.replace('|', ' ') : text;
        text = text.replaceFirst("^#{1,6}\\s+", "");
        text = LINK.matcher(text).replaceAll("$1").replace("`", "");
        return ofPlain(EMPHASIS.matcher(text).replaceAll(NormalText::withoutMarks));
    }

    private static String withoutMarks(MatchResult marked) {
        if (marked.group(1) != null) {
            return "*" + marked.group(1);
        }
        return Matcher.quoteReplacement(marked.group(2) != null ? marked.group(2) : marked.group(3));
    }

    private static String entities(String line) {
        String text = NUMERIC_ENTITY.matcher(line).replaceAll(NormalText::character);
        return text.replace("&nbsp;", " ")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&apos;", "'")
                .replace("&amp;", "&");
    }

    private static String character(MatchResult entity) {
        int code = entity.group(1) != null ? Integer.parseInt(entity.group(1)) : Integer.parseInt(entity.group(2), 16);
        String text = Character.isValidCodePoint(code) ? Character.toString(code) : entity.group();
        return Matcher.quoteReplacement(text);
    }
}
