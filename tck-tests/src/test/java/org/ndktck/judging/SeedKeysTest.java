package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;

/** The keys that seeds are made from. */
class SeedKeysTest {

    @Test
    void everyCheckedRowHasAKey() {
        assertThat(SeedKeys.all().keySet())
                .containsExactlyInAnyOrderElementsOf(Manifest.checks().keySet());
    }

    @Test
    void allKeysAreThoseOfTheLinesThatAreKept() {
        assertThat(SeedKeys.read(SeedKeys.lines())).isNotEmpty().isEqualTo(SeedKeys.all());
    }

    @Test
    void aKeyStaysWhateverAPropertyIsCalled() {
        assertThat(SeedKeys.read(List.of("# a comment", "GCD-07 = AnOldName#ofAMethod")))
                .containsEntry(RequirementId.GCD_07, "AnOldName#ofAMethod");
    }

    @Test
    void aRowWithoutAKeyHasNoSeed() {
        assertThatThrownBy(() -> SeedKeys.of(RequirementId.DIS_06))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("seed-keys.properties has no key for DIS-06");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GCD-07 = two", "GCD-08 = one", "GCD-08", "GCD-08 ="})
    void aKeyThatStandsTwiceOrIsMissingIsRefused(String second) {
        assertThatThrownBy(() -> SeedKeys.read(List.of("GCD-07 = one", second)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(second);
    }
}
