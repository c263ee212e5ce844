package org.ndktck.cli;

import java.nio.charset.StandardCharsets;
import org.ndktck.catalog.Catalog;
import org.ndktck.report.json.ComplianceFile;
import org.ndktck.report.model.RunResult;
import picocli.CommandLine.Option;

/** For whom a command prints that has one text and one JSON. */
final class FormatOption {

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            converter = FormatName.class,
            completionCandidates = FormatName.class,
            description = "text (the default) or json.")
    private OutputFormat format = OutputFormat.TEXT;

    boolean isJson() {
        return format == OutputFormat.JSON;
    }

    /** What {@code compliance.json} says of a result. */
    static String json(Catalog catalog, RunResult result) {
        return new String(new ComplianceFile(catalog).write(result), StandardCharsets.UTF_8);
    }
}
