package org.ndktck.cli;

import org.ndktck.cli.option.FlagText;
import org.ndktck.report.model.Headline;
import picocli.CommandLine.Option;

/** Whether a run that left something out passes. */
final class CompletenessOption {

    @Option(
            names = "--require-complete",
            fallbackValue = "true",
            preprocessor = FlagText.class,
            description = "Exit with 2 where no MUST was found broken in a run that is not whole.")
    private boolean required;

    /** Says on the terminal what is not complete, and gives the exit code of a verdict. */
    int exitCode(Headline headline, Terminal terminal) {
        if (!required || !headline.isPartial() || headline.exitCode() != ExitCodes.DONE) {
            return headline.exitCode();
        }
        terminal.err()
                .println("ndk-tck: " + headline.text()
                        + ", and --require-complete demands all; the report says what was left out");
        return ExitCodes.INCOMPLETE;
    }
}
