package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.catalog.Section;
import org.ndktck.engine.Manifest;
import org.ndktck.judgement.Reasons;
import org.ndktck.judgement.ShippedProviders;
import org.ndktck.judgement.StandIn;
import org.ndktck.reference.ReferenceProvider;
import org.ndktck.report.model.RunResult;

/** The matrix as a whole: no property and no fault is idle. Its quarters run the faults. */
@Tag("zoo")
class WholeZooTest {

    /** A property that no fault is about could as well be absent. */
    @Test
    void everyPropertyHasAFault() {
        Set<String> idle = new TreeSet<>();
        Manifest.checks().keySet().stream()
                .filter(id -> Zoo.membersFor(id).isEmpty())
                .forEach(id -> idle.add(id.text()));
        StandIn.all().forEach(standIn -> standIn.texts().forEach(idle::remove));

        assertThat(idle)
                .as("properties without a fault; unkilled.properties says why they have none")
                .isEqualTo(Reasons.of(ShippedProviders.class, "unkilled.properties")
                        .keySet());
    }

    /** Without the property that judges it, a row says nothing: the matrix would miss what it alone tells. */
    @ParameterizedTest
    @EnumSource(Section.class)
    void propertySwitchedOffTurnsTheMatrixRed(Section section) {
        Optional<RequirementId> first = Manifest.checks().keySet().stream()
                .filter(id -> id.section() == section && !Zoo.membersFor(id).isEmpty())
                .findFirst();
        first.ifPresent(off -> {
            Class<? extends NdkProvider> member = Zoo.membersFor(off).get(0);
            Expectation expectation = Expectation.of(member);
            Set<RequirementId> left = EnumSet.copyOf(expectation.concerned());
            left.retainAll(Manifest.checks().keySet());
            left.addAll(Set.of(RequirementId.GCD_07, RequirementId.GCD_10));
            left.remove(off);

            assertThat(expectation.disagreements(Zoo.judge(Zoo.make(member), left)))
                    .as("%s with %s switched off", member.getSimpleName(), off)
                    .anySatisfy(text -> assertThat(text)
                            .containsAnyOf("not violated", "not noted")
                            .contains(off.text()));
        });
    }

    /** A fault that is switched off leaves the reference, and the matrix says so. */
    @Test
    void everyFaultSwitchedOffTurnsTheMatrixRed() {
        RunResult reference = Zoo.judgeLawful(new ReferenceProvider(), 1);

        List<String> unnoticed = Zoo.members().stream()
                .filter(member -> Expectation.of(member).isFault())
                .filter(member ->
                        Expectation.of(member).disagreements(reference).isEmpty())
                .map(Class::getSimpleName)
                .toList();
        assertThat(unnoticed).isEmpty();
    }
}
