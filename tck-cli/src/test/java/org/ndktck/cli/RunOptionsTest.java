package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.report.model.FailOn;

/** Every option of {@code run} reaches the engine. */
class RunOptionsTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aRunWithoutOptionsJudgesTheReferenceForAVerdict() {
        RunRequest request = requestOf();

        assertThat(request.provider().identity().name()).isEqualTo("reference");
        assertThat(request.options()).isEqualTo(JudgingOptions.ofProfile(Profile.STANDARD));
    }

    @Test
    void profileChoosesTheTries() {
        assertThat(requestOf("--profile", "thorough").options().profile()).isEqualTo(Profile.THOROUGH);
    }

    @Test
    void triesTakeThePlaceOfTheProfiles() {
        assertThat(requestOf("--profile=standard", "--tries", "7").options().effectiveTries())
                .isEqualTo(7);
    }

    @Test
    void seedIsHandedOver() {
        assertThat(requestOf("--seed", "9223372036854775807").options().seed()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void onlyAndSkipSelect() {
        Selection selection = requestOf("--only", "GCD-07,gcd-09", "--only", "CB-01", "--skip", "GCD-09")
                .options()
                .selection();

        assertThat(selection.only()).isEqualTo(Set.of(RequirementId.GCD_07, RequirementId.GCD_09, RequirementId.CB_01));
        assertThat(selection.skip()).isEqualTo(Set.of(RequirementId.GCD_09));
    }

    @Test
    void patienceIsInMilliseconds() {
        assertThat(requestOf("--patience", "250").options().patience()).isEqualTo(Duration.ofMillis(250));
    }

    @Test
    void failOnIsHandedOver() {
        assertThat(requestOf("--fail-on", "noted").options().failOn()).isEqualTo(FailOn.NOTED);
        assertThat(requestOf("--fail-on", "undecided").options().failOn()).isEqualTo(FailOn.UNDECIDED);
    }

    @Test
    void settingsAreHandedOver() {
        assertThat(requestOf("--set", "device=nic=0", "--set", "port=7").settings())
                .isEqualTo(Map.of("device", "nic=0", "port", "7"));
    }

    private RunRequest requestOf(String... options) {
        RecordingEngine engine = new RecordingEngine(Results.conforming());
        String report = directory.resolve("report").toString();
        String[] args = Stream.concat(Stream.of("run", "--report", report), Stream.of(options))
                .toArray(String[]::new);

        Invocation run = Invocation.of(engine, args);

        assertThat(run.err()).isEmpty();
        return engine.request();
    }
}
