package org.ndktck.faulty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.*;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.ndktck.faulty.grid.*;
import org.ndktck.faulty.grid.trigger.*;

/** The faults of the grid, by their names. */
class GridTest {

    private static final List<GridFault> FAULTS = Grid.faults();

    @Test
    void thereAreThousands() {
        assertThat(FAULTS).hasSizeGreaterThanOrEqualTo(3000);
    }

    @Test
    void eachHasANameOfItsOwnThatLeadsBackToIt() {
        assertThat(FAULTS)
                .extracting(GridFault::name)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("grid:[A-Z]\\w+\\.[a-z]\\w+\\.[a-z]\\w+\\.[a-z]\\w+"));
        GridFault some = FAULTS.get(FAULTS.size() / 2);
        assertThat(Grid.named(some.name())).extracting(GridFault::name).isEqualTo(some.name());
        assertThat(new GridProvider(some.name()).identity().name()).isEqualTo(some.name());
    }

    /** Names stand in published figures, so a fault keeps its own, whatever else is added. */
    @Test
    void namesAreMadeOfTheWordsOfTheirParts() {
        String name = "grid:GetConnectionData.requiredSize.oneMore.laterRequest";

        GridFault fault = Grid.named(name);

        assertThat(fault.place()).isEqualTo("GetConnectionData.requiredSize");
        assertThat(fault.trigger()).isEqualTo(CircumstanceTrigger.LATER_REQUEST);
    }

    @Test
    void aNameThatIsNoneIsRefusedByName() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new GridProvider("grid:GetConnectionData.nothing"))
                .withMessageContaining("grid:GetConnectionData.nothing");
    }

    @Test
    void eachBreaksSomething() {
        assertThat(FAULTS)
                .allSatisfy(
                        fault -> assertThat(fault.acceptable()).as(fault.name()).isNotEmpty());
    }

    @Test
    void eachEffectIsJudgedAlwaysAndEachCircumstanceAtEachPlace() {
        assertThat(FAULTS.stream().map(GridFault::trigger).collect(Collectors.toSet()))
                .containsExactlyInAnyOrderElementsOf(Set.of(CircumstanceTrigger.values()).stream()
                        .filter(circumstance -> circumstance != CircumstanceTrigger.NEVER)
                        .toList());
        Set<String> always = FAULTS.stream()
                .filter(fault -> fault.trigger() == CircumstanceTrigger.ALWAYS)
                .map(fault -> fault.place() + fault.effect().name())
                .collect(Collectors.toSet());
        assertThat(Grid.possible())
                .allMatch(
                        fault -> always.contains(fault.place() + fault.effect().name()));
        Set<String> judged =
                FAULTS.stream().map(fault -> fault.place() + fault.trigger()).collect(Collectors.toSet());
        assertThat(Grid.possible()).allMatch(fault -> judged.contains(fault.place() + fault.trigger()));
    }

    @Test
    void everyCircumstanceBelongsToADimension() {
        assertThat(Set.of(Dimension.values()).stream().flatMap(dimension -> dimension.circumstances().stream()))
                .contains(Set.of(CircumstanceTrigger.values()).stream()
                        .filter(circumstance -> circumstance != CircumstanceTrigger.NEVER)
                        .toArray(CircumstanceTrigger[]::new));
    }

    /** A rule that excuses nothing says nothing. */
    @Test
    void everyRuleOfWhatIsPermittedExcusesSomething() {
        assertThat(Permitted.excused().keySet()).containsExactlyInAnyOrderElementsOf(Permitted.reasons());
    }
}
