package org.ndktck.suite;

import java.nio.file.Path;
import java.util.Optional;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.text.ShellWord;

/**
 * What the command of a line Reproduce needs besides: it knows the provider by name, not where it is.
 *
 * @param provider the jar or the directory that the provider's classes came from, if that is known
 */
record ReplayHint(Optional<Path> provider) {

    /** A line that ends in LF, as a run of the command prints it; empty where nothing can be reproduced. */
    String text(RunResult result) {
        boolean failed = result.rows().stream().anyMatch(row -> !row.findings().isEmpty());
        return failed
                ? provider.map(path -> "Replay with: --provider-path " + ShellWord.of(path.toString()) + "\n")
                        .orElse("")
                : "";
    }
}
