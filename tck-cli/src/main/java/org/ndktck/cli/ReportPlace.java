package org.ndktck.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.ndktck.engine.RunException;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;

/** Looks before a run, which may take an hour, whether its report can be written. Touches nothing. */
final class ReportPlace {

    private ReportPlace() {}

    /**
     * Checks a directory that need not exist.
     *
     * @param reports what writes the report
     * @param directory the directory
     * @throws ReportException if something is there that a report may not replace
     * @throws RunException if no directory can be made there
     */
    static void requireWritable(ReportDirectory reports, Path directory) throws ReportException, RunException {
        reports.check(directory);
        Path nearest = directory.toAbsolutePath().normalize();
        while (!Files.exists(nearest) && nearest.getParent() != null) {
            nearest = nearest.getParent();
        }
        if (!Files.isDirectory(nearest) || !Files.isWritable(nearest)) {
            String why = Files.isDirectory(nearest) ? " is read-only" : " is a file";
            throw new RunException("--report " + directory + " cannot be written, because " + nearest + why
                    + "; name another directory");
        }
    }
}
