package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is found is replayed in a fresh process, and the report says how often it was seen again. */
@Tag("processes")
class RepetitionTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void whatAlwaysHappensIsRepeatedThreeTimes() throws IOException {
        Invocation run = run("faulty:AnswersTheLengthQueryWithBufferTooSmall", "GCD-07");

        assertThat(run.out()).contains("(repeated 3 of 3 times in a fresh process)");
        assertThat(finding("GCD-07").at("/repetition/seen").asInt()).isEqualTo(3);
        assertThat(finding("GCD-07").at("/repetition/of").asInt()).isEqualTo(3);
    }

    @Test
    void whatNeverComesIsMissedOnEveryReplay() throws IOException {
        run("faulty:NeverCompletesADisconnect", "CB-01", "--patience", "2000");

        assertThat(finding("CB-01").at("/kind").asString()).isEqualTo("REQUIRED_MISSING");
        assertThat(finding("CB-01").at("/repetition/seen").asInt()).isEqualTo(3);
    }

    @Test
    void whatAFreshProcessDoesNotShowStaysSeen() throws IOException {
        Invocation run = run("faulty:PendsOnEverySixteenthDescription", "ADP-23");

        assertThat(finding("ADP-23").at("/repetition/seen").asInt()).isLessThan(3);
        assertThat(run.exitCode()).isEqualTo(1);
    }

    private Invocation run(String provider, String id, String... more) {
        Stream<String> fixed = Stream.of(
                "run", "--provider", provider, "--only", id, "--tries", "100", "--no-progress", "--report", path());
        Invocation run = Invocation.of(
                new TckEngine(), Stream.concat(fixed, Stream.of(more)).toArray(String[]::new));
        assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
        return run;
    }

    private JsonNode finding(String id) throws IOException {
        JsonNode result = JsonMapper.shared().readTree(Files.readString(Path.of(path(), "compliance.json")));
        for (JsonNode row : result.at("/requirements")) {
            if (row.at("/id").asString().equals(id)) {
                return row.at("/findings/0");
            }
        }
        throw new AssertionError(id);
    }

    private String path() {
        return directory.resolve("report").toString();
    }
}
