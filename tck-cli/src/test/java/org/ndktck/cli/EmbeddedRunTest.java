package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The command with the real kit and the reference provider, for a few tries. */
class EmbeddedRunTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void theReferenceKeepsTheRequirementsAskedFor() throws IOException {
        Invocation run = run("--only", "GCD-07,GCD-10", "--profile", "quick", "--seed", "5", "--patience", "2000");

        JsonNode result = JsonMapper.shared().readTree(Files.readString(report().resolve("compliance.json")));
        assertThat(run.out()).contains("CONFORMS AS FAR AS JUDGED: ");
        assertThat(run.exitCode()).isZero();
        assertThat(result.at("/run/provider/name").asString()).isEqualTo("reference");
        assertThat(result.at("/run/seed").asString()).isEqualTo("5");
        assertThat(result.at("/run/patienceMillis").asInt()).isEqualTo(2000);
        assertThat(result.at("/run/selection").asString()).isEqualTo("only GCD-07, GCD-10");
    }

    @Test
    void anEmptySelectionIsRefused() {
        assertRefused(run("--only", "GCD-07", "--skip", "GCD-07"), "leaves nothing to judge");
    }

    @Test
    void aSelectionThatTheKitDoesNotCheckIsRefused() {
        assertRefused(run("--only", "GCD-06"), "leaves nothing to judge");
    }

    @Test
    void aSettingThatTheProviderDoesNotKnowIsRefused() {
        assertRefused(run("--set", "nonsense=1"), "nonsense");
    }

    @Test
    void aTokenThatIsNoneIsRefused() {
        assertRefused(Invocation.of(new TckEngine(), "replay", "nonsense"), "'nonsense' is no token of this kit");
    }

    private void assertRefused(Invocation refused, String words) {
        assertThat(refused.err()).startsWith("ndk-tck: ").contains(words).hasLineCount(1);
        assertThat(refused.out()).isEmpty();
        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(report()).doesNotExist();
    }

    private Invocation run(String... options) {
        String[] args = new String[options.length + 3];
        args[0] = "run";
        args[1] = "--report";
        args[2] = report().toString();
        System.arraycopy(options, 0, args, 3, options.length);
        return Invocation.of(new TckEngine(), args);
    }

    private Path report() {
        return directory.resolve("report");
    }
}
