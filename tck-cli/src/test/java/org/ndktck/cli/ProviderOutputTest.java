package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a provider prints is kept, by requirement, and not without end. */
class ProviderOutputTest {

    private static final int MOST = 200_000;

    @TempDir
    private Path directory = Path.of("");

    @Test
    void megabytesAreKeptInPart() throws IOException {
        run("hostile:PrintsMegabytes");

        String output = Files.readString(output());
        assertThat(output).contains("== while GCD-07 was judged\n").containsPattern("\\(\\d{5,} bytes more\\)");
        assertThat(output.length()).isLessThan(MOST);

        String before = output;
        Invocation again = Invocation.of(new TckEngine(), "report", report());
        assertThat(again.err()).isEmpty();
        assertThat(Files.readString(output())).isEqualTo(before);
    }

    @Test
    void whoPrintsNothingLeavesNoFile() {
        run("reference");

        assertThat(output()).doesNotExist();
    }

    private void run(String provider) {
        Invocation run = Invocation.of(
                new TckEngine(),
                "run",
                "--provider",
                provider,
                "--only",
                "GCD-07,GCD-09",
                "--tries",
                "20",
                "--jobs",
                "1",
                "--report",
                report());
        assertThat(run.out()).contains("Report: ");
    }

    private Path output() {
        return directory.resolve("report/provider-output.txt");
    }

    private String report() {
        return directory.resolve("report").toString();
    }
}
