package org.ndktck.report.text;

import java.util.regex.Pattern;

/** Texts of unknown origin within Markdown. */
public final class Markdown {

    private static final Pattern MARKUP = Pattern.compile("[\\\\`*_{}\\[\\]<>#|~!&]");

    private Markdown() {}

    /** Gives the text such that none of it is markup. */
    public static String plain(String text) {
        return MARKUP.matcher(Printable.line(text)).replaceAll("\\\\$0");
    }

    /** Gives the text as code; the fence is longer than any run of backticks inside. */
    public static String code(String text) {
        String line = Printable.line(text);
        String fence = "`";
        while (line.contains(fence)) {
            fence += "`";
        }
        String space = line.startsWith("`") || line.endsWith("`") ? " " : "";
        return fence + space + line + space + fence;
    }
}
