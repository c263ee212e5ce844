package org.ndktck.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where a report goes. */
final class ReportOption {

    @Option(
            names = "--report",
            paramLabel = "DIR",
            description = "The directory to write the report to; an earlier report there is replaced."
                    + " Default: ndk-tck-report.")
    private Path directory = Path.of("ndk-tck-report");

    /** The directory, as the user named it. */
    Path directory() {
        return directory;
    }

    /** The last line of what is printed. */
    String line() {
        return "Report: " + absolute();
    }

    /** The directory in full. */
    Path absolute() {
        return directory.toAbsolutePath().normalize();
    }
}
