package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.report.model.FailOn;
import org.ndktck.scripted.ScriptedProvider;

/** What a run is asked for. */
class RunRequestTest {

    private final NdkProvider provider = new ScriptedProvider();

    private RunRequest request(Profile profile, OptionalInt tries) {
        return new RunRequest(
                provider, Map.of(), profile, tries, 1, Selection.ALL, RunRequest.DEFAULT_PATIENCE, FailOn.VIOLATION);
    }

    @Test
    void aQuickRunAsksForEverythingWithTheFirstSeed() {
        assertThat(RunRequest.quick(provider)).isEqualTo(request(Profile.QUICK, OptionalInt.empty()));
    }

    @ParameterizedTest
    @CsvSource({"QUICK, 100", "STANDARD, 1000", "THOROUGH, 10000"})
    void aProfileTellsHowOftenAPropertyIsTried(Profile profile, int tries) {
        assertThat(request(profile, OptionalInt.empty()).effectiveTries()).isEqualTo(tries);
    }

    @Test
    void triesOfTheirOwnReplaceThoseOfTheProfile() {
        assertThat(request(Profile.THOROUGH, OptionalInt.of(7)).effectiveTries())
                .isEqualTo(7);
    }
}
