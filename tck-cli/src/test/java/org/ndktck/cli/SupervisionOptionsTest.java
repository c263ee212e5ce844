package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.cli.supervisor.Supervision;
import org.ndktck.cli.supervisor.Supervision.Isolation;

/** Every option about workers reaches the engine. */
class SupervisionOptionsTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void workersJudgeByDefault() {
        assertThat(supervisionOf())
                .isEqualTo(new Supervision(Isolation.FORK, OptionalInt.empty(), Duration.ofMinutes(30), List.of()));
    }

    @Test
    void withoutIsolationThereIsNoWorker() {
        assertThat(supervisionOf("--isolation", "none").isolation()).isEqualTo(Isolation.NONE);
    }

    @Test
    void jobsAndWorkerArgumentsAreHandedOver() {
        Supervision supervision = supervisionOf("--jobs", "3", "--worker-arg=-Xmx64m", "--worker-arg=-Dacme=1");

        assertThat(supervision.jobs()).hasValue(3);
        assertThat(supervision.workerArguments()).containsExactly("-Xmx64m", "-Dacme=1");
    }

    @ParameterizedTest
    @CsvSource({"90, 90", "90s, 90", "2m, 120", "1h, 3600"})
    void aTimeLimitHasAUnit(String text, long seconds) {
        assertThat(supervisionOf("--time-limit", text).timeLimit()).isEqualTo(Duration.ofSeconds(seconds));
    }

    @ParameterizedTest
    @CsvSource({
        "--time-limit, 0, is no time limit",
        "--time-limit, 5d, is no time limit",
        "--time-limit, soon, is no time limit",
        "--jobs, 0, is no whole number of 1 to 256",
        "--isolation, container, container",
    })
    void aBadValueIsOneSentence(String option, String value, String words) {
        RecordingEngine engine = new RecordingEngine(Results.conforming());

        Invocation refused = Invocation.of(engine, "run", option, value);

        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(refused.err()).contains(words).hasLineCount(1);
        assertThat(engine.ran()).isFalse();
    }

    private Supervision supervisionOf(String... options) {
        RecordingEngine engine = new RecordingEngine(Results.conforming());
        String report = directory.resolve("report").toString();
        String[] args = Stream.concat(Stream.of("run", "--report", report), Stream.of(options))
                .toArray(String[]::new);
        assertThat(Invocation.of(engine, args).exitCode()).isZero();
        return engine.supervision();
    }
}
