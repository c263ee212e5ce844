package org.ndktck.report.text;

import java.util.TreeMap;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RunInfo;

/** The one command that shows a finding again; ready to be copied into a shell. */
public final class ReplayCommand {

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
                .append(ShellWord.of(finding.token()))
                .append(" --provider ")
                .append(ShellWord.of(info.providerName()));
        new TreeMap<>(info.settings())
                .forEach((key, value) -> command.append(" --set ").append(ShellWord.of(key + "=" + value)));
        return command.toString();
    }
}
