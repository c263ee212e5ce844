package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.report.model.FailOn;

/** What a run judges, and how. */
class JudgingOptionsTest {

    @Test
    void aProfileAloneAsksForEverythingWithTheFirstSeed() {
        JudgingOptions options = JudgingOptions.ofProfile(Profile.QUICK);

        assertThat(options).isEqualTo(JudgingOptions.QUICK);
        assertThat(options.tries()).isEmpty();
        assertThat(options.seed()).isEqualTo(1);
        assertThat(options.selection()).isEqualTo(Selection.ALL);
        assertThat(options.patience()).isEqualTo(Duration.ofSeconds(5));
        assertThat(options.failOn()).isEqualTo(FailOn.VIOLATION);
    }

    @ParameterizedTest
    @CsvSource({"QUICK, 100", "STANDARD, 1000", "THOROUGH, 10000"})
    void aProfileTellsHowOftenAPropertyIsTried(Profile profile, int tries) {
        assertThat(JudgingOptions.ofProfile(profile).effectiveTries()).isEqualTo(tries);
    }

    @Test
    void triesOfTheirOwnReplaceThoseOfTheProfile() {
        assertThat(JudgingOptions.ofProfile(Profile.THOROUGH).withTries(7).effectiveTries())
                .isEqualTo(7);
    }

    @Test
    void aChangeKeepsEverythingElse() {
        JudgingOptions options = JudgingOptions.QUICK
                .withTries(3)
                .withSeed(4)
                .onlyFor(RequirementId.GCD_07)
                .withPatience(Duration.ofMillis(20));

        assertThat(options.tries()).hasValue(3);
        assertThat(options.seed()).isEqualTo(4);
        assertThat(options.selection()).isEqualTo(new Selection(Set.of(RequirementId.GCD_07), Set.of()));
        assertThat(options.patience()).isEqualTo(Duration.ofMillis(20));
        assertThat(options.profile()).isEqualTo(Profile.QUICK);
    }

    @Test
    void theEndsOfTheRangesArePermitted() {
        JudgingOptions least = JudgingOptions.QUICK.withTries(1).withSeed(0).withPatience(Duration.ofMillis(1));

        assertThat(least.tries()).hasValue(1);
        assertThat(least.seed()).isZero();
        assertThat(least.patience()).isEqualTo(Duration.ofMillis(1));
        assertThat(least.withPatience(Duration.ofDays(1)).patience()).isEqualTo(Duration.ofDays(1));
    }

    @Test
    void aNumberOutOfItsRangeIsNamed() {
        JudgingOptions quick = JudgingOptions.QUICK;

        assertThatIllegalArgumentException()
                .isThrownBy(() -> quick.withTries(0))
                .withMessage("tries=0 is less than 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> quick.withSeed(-1))
                .withMessage("seed=-1 is less than 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> quick.withPatience(Duration.ZERO))
                .withMessage("patience=0 ms is outside 1..86400000");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> quick.withPatience(Duration.ofDays(1).plusMillis(1)))
                .withMessage("patience=86400001 ms is outside 1..86400000");
    }
}
