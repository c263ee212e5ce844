package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;

/** How the requirements of a run are named. */
class OptionTextTest {

    @Test
    void anIdMeansItself() throws OptionException {
        assertThat(OptionText.ids("gcd-07, CB-01"))
                .containsExactlyInAnyOrder(RequirementId.GCD_07, RequirementId.CB_01);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GCD", "gcd", "GCD-*", "gcd*"})
    void aSectionMeansAllOfItsRequirements(String text) throws OptionException {
        assertThat(OptionText.ids(text))
                .hasSizeGreaterThan(20)
                .allMatch(id -> id.section() == Section.GCD)
                .contains(RequirementId.GCD_01);
    }

    @Test
    void aStarStandsForAnyCharacters() throws OptionException {
        assertThat(OptionText.ids("IRQ-0*,*B-01"))
                .contains(RequirementId.IRQ_01, RequirementId.IRQ_07, RequirementId.CB_01)
                .doesNotContain(RequirementId.CB_02);
        assertThat(OptionText.ids("*")).containsExactly(RequirementId.values());
    }

    @Test
    void nothingButTrueAndFalseIsATruth() throws OptionException {
        assertThat(OptionText.truth("true")).isTrue();
        assertThat(OptionText.truth("false")).isFalse();
        assertThatThrownBy(() -> OptionText.truth("yes")).hasMessage("'yes' is neither true nor false");
    }

    @Test
    void aWholeNumberIsOneOfItsRangeEndsIncluded() throws OptionException {
        assertThat(OptionText.wholeNumber("3", 3, 5)).isEqualTo(3);
        assertThat(OptionText.wholeNumber("5", 3, 5)).isEqualTo(5);
        for (String other : List.of("2", "6", "-4", "4.0", "four", "", "99999999999999999999")) {
            assertThatThrownBy(() -> OptionText.wholeNumber(other, 3, 5))
                    .isInstanceOf(OptionException.class)
                    .hasMessage("'" + other + "' is no whole number of 3 to 5");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"GCD-0", "G", "GCD-??", "GCD.07", "", "*-*-*"})
    void nothingElseMeansARequirement(String text) {
        assertThatThrownBy(() -> OptionText.ids(text))
                .isInstanceOf(OptionException.class)
                .hasMessageStartingWith("'" + text + "' matches no id of a requirement and no section");
    }
}
