package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A violation that somebody answers for does not fail a run, in worker processes and without, and stays shown. */
class WaiversTest {

    private static final String WAIVERS = """
            waivers:
              - id: GCD-07
                reason: fixed in firmware 3
                owner: Kim
                reference: NDK-12
                expires: 9999-12-31
            """;

    @TempDir
    private Path directory = Path.of("");

    private Invocation run(String... more) {
        Stream<String> fixed = Stream.of(
                "run",
                "--provider",
                "faulty:AnswersTheLengthQueryWithBufferTooSmall",
                "--only",
                "GCD-07,GCD-19",
                "--tries",
                "20",
                "--no-progress",
                "--report",
                directory.resolve("report").toString());
        return Invocation.of(
                new TckEngine(), Stream.concat(fixed, Stream.of(more)).toArray(String[]::new));
    }

    private String waivers() throws IOException {
        return Files.writeString(directory.resolve("waivers.yaml"), WAIVERS).toString();
    }

    @Test
    void aWaivedViolationIsNoFailure() throws IOException {
        assertThat(run("--isolation", "none").exitCode()).isEqualTo(1);

        for (String isolation : new String[] {"fork", "none"}) {
            Invocation waived = run("--waivers", waivers(), "--isolation", isolation);

            assertThat(waived.exitCode()).as(waived.out()).isZero();
            assertThat(waived.out()).contains("WITH 1 WAIVER", "GCD-07: ", "waived by Kim until 9999-12-31");
            assertThat(Invocation.of(
                                    new TckEngine(),
                                    "verify",
                                    directory.resolve("report").toString())
                            .exitCode())
                    .isZero();
        }
    }

    @Test
    void aFileThatIsNotThereStopsTheRun() {
        Invocation run = run("--waivers", directory.resolve("none.yaml").toString());

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("none.yaml does not exist");
        assertThat(directory.resolve("report")).doesNotExist();
    }
}
