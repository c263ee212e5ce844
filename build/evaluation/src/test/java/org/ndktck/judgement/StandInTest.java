package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.grid.Grid;

/** The faults of the grid that stand for rows: each for rows that its descriptor names, in place of faults that are gone. */
class StandInTest {

    private static final Catalog CATALOG = Catalog.load();

    static Stream<StandIn> all() {
        return StandIn.all().stream();
    }

    @ParameterizedTest
    @MethodSource("all")
    void standsForRowsThatItsDescriptorNames(StandIn standIn) {
        assertThat(standIn.rows()).isNotEmpty();
        assertThat(standIn.acceptable(CATALOG)).containsAll(standIn.rows());
    }

    @ParameterizedTest
    @MethodSource("all")
    void standsForNoFaultThatIsThere(StandIn standIn) {
        Set<String> names = ShippedProviders.names();

        assertThat(standIn.formers()).allMatch(former -> former.matches("F\\d{2,3}:[A-Z]\\w+"));
        assertThat(standIn.formers())
                .noneMatch(former -> names.contains("faulty:" + former.substring(former.indexOf(':') + 1)));
    }

    @Test
    void eachIsListedOnce() {
        assertThat(all().map(standIn -> standIn.fault().name())).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void showsGrosslyWhatItBreaksAlwaysOrWhereTheRowIsAboutItsCircumstance() {
        StandIn always = standIn("grid:Accept.completion.twice.always");
        StandIn inside = standIn("grid:Accept.completion.twice.inConnectEvent");

        assertThat(always.isGross(RequirementId.CB_03)).isTrue();
        assertThat(inside.isGross(RequirementId.CB_03)).isFalse();
        assertThat(inside.isGross(RequirementId.ACC_26)).isTrue();
    }

    /** What no descriptor names is not among them. */
    @Test
    void aRowOfAnotherFunctionIsNotAcceptable() {
        assertThat(standIn("grid:Accept.completion.twice.always").acceptable(CATALOG))
                .doesNotContain(RequirementId.GCD_07);
        assertThatThrownBy(() -> Grid.named("grid:Accept.completion.thrice.always"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static StandIn standIn(String fault) {
        return new StandIn(Grid.named(fault), Set.of(), List.of());
    }
}
