package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunException;
import org.ndktck.message.FailureLint;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** A provider that does nothing does not conform, and keeps a MUST only where doing nothing keeps it. */
@Tag("zoo")
class DoingNothingTest {

    private static final int FEWEST = 8;
    private static final Catalog CATALOG = Catalog.load();

    @Test
    void thereAreNullProviders() {
        assertThat(Zoo.nullProviders()).hasSizeGreaterThanOrEqualTo(FEWEST);
    }

    /** Only what is in the list, and all of it: an entry that does not occur is stale. */
    @TestFactory
    Stream<DynamicTest> noMustConformsWithoutAReason() {
        return Zoo.nullProviders().stream()
                .map(type -> DynamicTest.dynamicTest(type.getSimpleName(), () -> {
                    RunResult result = FailureLint.readable(Zoo.judgeDoingNothing(Zoo.make(type), true));

                    assertThat(result.headline().exitCode()).isEqualTo(1);
                    assertThat(keptMusts(result)).isEqualTo(MustsKeptByDoingNothing.by(type.getSimpleName()));
                }));
    }

    /** An adapter that does not describe itself either is refused, or judged no better. */
    @TestFactory
    Stream<DynamicTest> nothingConformsWithoutADescription() {
        return Zoo.nullProviders().stream()
                .map(type -> DynamicTest.dynamicTest(
                        type.getSimpleName(),
                        () -> assertThat(conformingUndescribed(Zoo.make(type))).isEmpty()));
    }

    private static List<String> conformingUndescribed(NdkProvider provider) {
        try {
            RunResult result = Zoo.judgeDoingNothing(provider, false);
            return result.headline().exitCode() == 0 ? List.of(result.headline().text()) : List.of();
        } catch (RunException refused) {
            return List.of();
        }
    }

    private static Set<String> keptMusts(RunResult result) {
        return result.rows().stream()
                .filter(row -> row.verdict() == Verdict.CONFORMS || row.verdict() == Verdict.NOTED)
                .map(row -> row.id())
                .filter(id -> CATALOG.requirement(id).modality() == Modality.MUST)
                .map(RequirementId::text)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
