package org.ndktck.report.text;

import java.util.TreeMap;
import java.util.regex.Pattern;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RunInfo;

/** The one command that shows a finding again; ready to be copied into a shell. */
public final class ReplayCommand {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9._:/=,@%+-]+");
    private static final Pattern SPECIAL = Pattern.compile("[\"$`]|\\\\(?=[\"\\\\$`]|$)");

    private ReplayCommand() {}

    /**
     * Writes the command.
     *
     * @param finding what to show
     * @param info which provider, and the settings it was opened with
     * @return one line
     */
    public static String of(Finding finding, RunInfo info) {
        StringBuilder command = new StringBuilder("ndk-tck replay ")
                .append(word(finding.token()))
                .append(" --provider ")
                .append(word(info.providerName()));
        new TreeMap<>(info.settings())
                .forEach((key, value) -> command.append(" --set ").append(word(key + "=" + value)));
        return command.toString();
    }

    /** A backslash is escaped only where a shell would take it for an escape: Windows paths stay readable. */
    private static String word(String text) {
        String line = Printable.line(text);
        if (PLAIN.matcher(line).matches()) {
            return line;
        }
        return '"' + SPECIAL.matcher(line).replaceAll("\\\\$0") + '"';
    }
}
