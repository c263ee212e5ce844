package org.ndktck.cli.order;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.ndktck.report.provenance.Secrets;
import org.ndktck.report.text.ShellWord;

/** The command line as it was given, for the report: without secrets, ready to be copied into a shell. */
public final class GivenCommand {

    private static final String SET = "--set";

    private GivenCommand() {}

    /**
     * Writes a command line.
     *
     * @param arguments what was given after the name of the command
     * @return one line
     */
    public static String of(List<String> arguments) {
        List<String> words = new ArrayList<>(List.of("ndk-tck"));
        boolean isSetting = false;
        for (String argument : arguments) {
            words.add(isSetting ? masked(argument) : maskedOption(argument));
            isSetting = argument.equals(SET);
        }
        return words.stream().map(ShellWord::of).collect(Collectors.joining(" "));
    }

    private static String maskedOption(String argument) {
        String start = SET + "=";
        return argument.startsWith(start) ? start + masked(argument.substring(start.length())) : argument;
    }

    /** One argument may have several settings, a line each. */
    private static String masked(String settings) {
        return Arrays.stream(settings.split("\n", -1))
                .map(GivenCommand::maskedSetting)
                .collect(Collectors.joining("\n"));
    }

    private static String maskedSetting(String setting) {
        int end = setting.indexOf('=');
        return end < 0
                ? setting
                : setting.substring(0, end + 1) + Secrets.masked(setting.substring(0, end), setting.substring(end + 1));
    }
}
