package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.reference.ReferenceProvider;
import org.ndktck.report.model.RunResult;

/** The matrix as a whole: no property and no fault is idle. Its halves run the faults. */
class KillMatrixTest {

    /** A property that no fault is about could as well be absent. */
    @Test
    void everyPropertyHasAFault() {
        Set<RequirementId> idle = EnumSet.noneOf(RequirementId.class);
        Manifest.checks().keySet().stream()
                .filter(id -> Zoo.membersFor(id).isEmpty())
                .forEach(idle::add);

        assertThat(idle)
                .as("properties without a fault; unkilled.properties says why they have none")
                .isEqualTo(Unkilled.reasons().keySet());
    }

    /** A fault that is switched off leaves the reference, and the matrix says so. */
    @Test
    void everyFaultSwitchedOffTurnsTheMatrixRed() {
        RunResult reference = Zoo.judge(new ReferenceProvider());

        List<String> unnoticed = Zoo.members().stream()
                .filter(member -> Expectation.of(member).isFault())
                .filter(member ->
                        Expectation.of(member).disagreements(reference).isEmpty())
                .map(Class::getSimpleName)
                .toList();
        assertThat(unnoticed).isEmpty();
    }
}
