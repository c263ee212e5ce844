package org.ndktck.cli;

import org.ndktck.report.model.Headline;
import picocli.CommandLine.Option;

/** Whether a run that left something out passes. */
final class CompletenessOption {

    @Option(
            names = "--require-complete",
            fallbackValue = "true",
            description = "Exit with 2 where no MUST was found broken but some were left out.")
    private boolean required;

    /** Says on the terminal what is not complete, and gives the exit code of a verdict. */
    int exitCode(Headline headline, Terminal terminal) {
        if (!required || !headline.isPartial()) {
            return headline.exitCode();
        }
        terminal.err()
                .println("ndk-tck: " + headline.text()
                        + ", and --require-complete demands all; the report names those left out as NOT_JUDGED");
        return ExitCodes.INCOMPLETE;
    }
}
