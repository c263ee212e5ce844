package org.ndktck.documents;

import java.util.Locale;
import java.util.regex.Pattern;

/** Plain text as Markdown, links, anchors. */
final class Markdown {

    /** An underscore within a word stands for itself. */
    private static final Pattern SPECIAL = Pattern.compile("([\\\\`*<>|\\[\\]]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9]))");

    private Markdown() {}

    static String text(String plain) {
        return SPECIAL.matcher(plain).replaceAll("\\\\$1");
    }

    static String anchor(String id) {
        return "<a id=\"" + id.toLowerCase(Locale.ROOT) + "\"></a>";
    }

    static String link(String page, String id) {
        return "[" + id + "](" + page + "#" + id.toLowerCase(Locale.ROOT) + ")";
    }
}
