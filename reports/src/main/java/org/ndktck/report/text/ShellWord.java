package org.ndktck.report.text;

import java.util.regex.Pattern;

/** A word of a command, as a shell takes it. */
public final class ShellWord {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9._:/=,@%+-]+");
    private static final Pattern SPECIAL = Pattern.compile("[\"$`]|\\\\(?=[\"\\\\$`]|$)");

    private ShellWord() {}

    /**
     * Quotes a word where a shell would read something else. A backslash is escaped only where a shell would take it for an
     * escape: Windows paths stay readable.
     *
     * @param text the word
     * @return the word, in quotes if it needs them
     */
    public static String of(String text) {
        String line = Printable.line(text);
        if (PLAIN.matcher(line).matches()) {
            return line;
        }
        return '"' + SPECIAL.matcher(line).replaceAll("\\\\$0") + '"';
    }
}
