package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Basis;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;

/** The catalogue is whole: as many rows of each kind as were counted in the documents, all of them linked. */
class CatalogTest {

    private final Catalog catalog = Catalog.load();

    @ParameterizedTest
    @CsvSource(
            useHeadersInDisplayName = true,
            value = {
                "section, rows, musts, explicit, header, derived, should, may, consumer musts, defined",
                "GEN, 13, 10, 10, 0, 0, 0, 0, 0, 2",
                "GCD, 32, 19, 11, 0, 8, 2, 2, 4, 5",
                "ACC, 29, 18, 12, 1, 5, 1, 0, 3, 7",
                "CON, 39, 17, 11, 1, 5, 0, 2, 5, 14",
                "CSE, 22, 11, 10, 0, 1, 0, 0, 1, 10",
                "CMP, 17, 9, 4, 0, 5, 0, 0, 2, 6",
                "REJ, 14, 7, 2, 1, 4, 1, 0, 2, 4",
                "GLA, 13, 11, 4, 0, 7, 0, 0, 0, 2",
                "GPA, 11, 8, 3, 0, 5, 1, 0, 0, 2",
                "DIS, 20, 11, 9, 0, 2, 0, 1, 3, 4",
                "CLO, 27, 19, 14, 0, 5, 1, 1, 4, 1",
                "QEI, 8, 3, 2, 0, 1, 0, 0, 0, 5",
                "CRE, 11, 5, 4, 0, 1, 0, 0, 1, 5",
                "LIS, 37, 23, 16, 0, 7, 0, 1, 2, 11",
                "CEV, 12, 7, 4, 0, 3, 0, 1, 1, 2",
                "DEV, 14, 10, 9, 0, 1, 2, 1, 0, 1",
                "CB, 18, 11, 8, 0, 3, 0, 3, 1, 3",
                "ADP, 24, 10, 9, 0, 1, 0, 1, 3, 10",
                "SEP, 21, 13, 9, 0, 4, 0, 0, 1, 7",
                "QP, 20, 9, 8, 0, 1, 1, 0, 5, 5",
                "LIF, 25, 9, 8, 0, 1, 0, 3, 1, 11",
                "IRQ, 7, 5, 4, 0, 1, 0, 0, 1, 1",
                "EX, 7, 4, 4, 0, 0, 1, 0, 1, 1"
            })
    void everySectionHasTheRowsThatWereCounted(
            Section section,
            int rows,
            int musts,
            int explicit,
            int header,
            int derived,
            int should,
            int may,
            int consumerMusts,
            int defined) {
        assertThat(List.of(
                        count(section, row -> true),
                        count(section, Requirement::isProviderMust),
                        musts(section, Basis.EXPLICIT),
                        musts(section, Basis.HEADER),
                        musts(section, Basis.DERIVED),
                        count(section, row -> binds(row, Actor.PROVIDER, Modality.SHOULD)),
                        count(section, row -> binds(row, Actor.PROVIDER, Modality.MAY)),
                        count(section, row -> binds(row, Actor.CONSUMER, Modality.MUST)),
                        count(section, row -> row.modality() == Modality.DEFINED)))
                .containsExactly(rows, musts, explicit, header, derived, should, may, consumerMusts, defined);
    }

    @Test
    void thereAre441RequirementsAnd249OfThemAreMustsOfAProvider() {
        assertThat(catalog.requirements()).hasSize(441);
        assertThat(catalog.providerMusts()).isEqualTo(249);
        assertThat(catalog.readings()).hasSize(61);
    }

    @Test
    void noTwoRequirementsHaveOneTitle() {
        assertThat(catalog.requirements()).extracting(Requirement::title).doesNotHaveDuplicates();
    }

    @Test
    void titlesAreClausesThatReadWellAfterTheId() {
        assertThat(catalog.requirements())
                .extracting(Requirement::title)
                .allSatisfy(title -> assertThat(title).hasSizeLessThan(100).doesNotEndWith("."));
    }

    @Test
    void followingNeverLeadsBack() {
        for (RequirementId id : RequirementId.values()) {
            assertThat(ancestors(id)).as("what %s follows from", id).doesNotContain(id);
        }
    }

    @Test
    void whatIsDerivedIsWhatFollows() {
        RequirementId id = RequirementId.GCD_02;

        assertThat(catalog.derivedFrom(Set.of(id)))
                .contains(RequirementId.GCD_03, RequirementId.GCD_04)
                .allSatisfy(derived -> assertThat(ancestors(derived)).contains(id));
    }

    @Test
    void everyReadingOfARequirementExists() {
        for (Requirement row : catalog.requirements()) {
            assertThat(row.readings())
                    .allSatisfy(id -> assertThat(catalog.reading(id).id()).isEqualTo(id));
        }
    }

    @Test
    void everyReadingConcernsARequirement() {
        assertThat(catalog.readings())
                .allSatisfy(reading -> assertThat(reading.rows()).isNotEmpty());
    }

    private int count(Section section, Predicate<Requirement> kind) {
        return (int) catalog.requirements().stream()
                .filter(row -> row.id().section() == section)
                .filter(kind)
                .count();
    }

    private int musts(Section section, Basis basis) {
        return count(section, row -> row.isProviderMust() && row.basis() == basis);
    }

    private static boolean binds(Requirement row, Actor actor, Modality modality) {
        return row.actor() == actor && row.modality() == modality;
    }

    private Set<RequirementId> ancestors(RequirementId id) {
        Set<RequirementId> all = EnumSet.noneOf(RequirementId.class);
        Set<RequirementId> next = catalog.requirement(id).followsFrom();
        while (!all.containsAll(next)) {
            all.addAll(next);
            Set<RequirementId> further = EnumSet.noneOf(RequirementId.class);
            all.forEach(one -> further.addAll(catalog.requirement(one).followsFrom()));
            next = further;
        }
        return all;
    }
}
