package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;

/** Which requirements a run judges. */
class SelectionTest {

    private static final Set<RequirementId> SOME = Set.of(RequirementId.GCD_07, RequirementId.CB_01);

    @Test
    void everythingIsIncludedUnlessSaidOtherwise() {
        assertThat(Selection.ALL.includes(RequirementId.GCD_07)).isTrue();
        assertThat(Selection.ALL).hasToString("all");
    }

    @Test
    void onlyWhatIsChosenIsIncluded() {
        Selection selection = new Selection(SOME, Set.of());

        assertThat(selection.includes(RequirementId.GCD_07)).isTrue();
        assertThat(selection.includes(RequirementId.GCD_10)).isFalse();
        assertThat(selection).hasToString("only GCD-07, CB-01");
    }

    @Test
    void whatIsLeftOutIsNotIncluded() {
        Selection selection = new Selection(Set.of(), SOME);

        assertThat(selection.includes(RequirementId.GCD_07)).isFalse();
        assertThat(selection.includes(RequirementId.GCD_10)).isTrue();
        assertThat(selection).hasToString("all but GCD-07, CB-01");
    }

    @Test
    void leavingOutWins() {
        Selection selection = new Selection(SOME, Set.of(RequirementId.CB_01));

        assertThat(selection.includes(RequirementId.CB_01)).isFalse();
        assertThat(selection.includes(RequirementId.GCD_07)).isTrue();
        assertThat(selection).hasToString("only GCD-07, CB-01 but CB-01");
    }

    @Test
    void aWholeSectionIsNamedInsteadOfItsRequirements() throws OptionException {
        Selection selection = new Selection(OptionText.ids("irq,GCD-07"), OptionText.ids("EX-01,EX-02"));

        assertThat(selection).hasToString("only GCD-07, IRQ but EX-01, EX-02");
    }
}
