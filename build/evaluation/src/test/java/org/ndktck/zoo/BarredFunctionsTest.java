package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.CallTrail;
import org.ndktck.engine.JudgingOptions;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.Selection;
import org.ndktck.engine.TckRun;
import org.ndktck.environment.WorkerContext;
import org.ndktck.gate.NdkFunction;
import org.ndktck.reference.ReferenceProvider;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.Verdict;

/**
 * What a run does without a function that ended processes before: nobody is accused for that, and the kit does not fail.
 * What is undecided without it is what {@code NeededFunctions} knows.
 */
@Tag("hostile")
class BarredFunctionsTest {

    /** So many that a call which only a few circumstances make leaves other tries to judge by. */
    private static final int TRIES = 10;

    private static final String WHY = "it ended the process before";

    @TempDir
    private Path directory = Path.of("");

    @ParameterizedTest
    @EnumSource(NdkFunction.class)
    void whatCannotBeJudgedWithoutItIsUndecided(NdkFunction function) throws IOException, RunException {
        List<Row> rows = judgedWithout(function);

        assertThat(rows)
                .filteredOn(row -> row.verdict() == Verdict.VIOLATES
                        || row.verdict() == Verdict.FLAKY
                        || row.verdict() == Verdict.BROKEN)
                .extracting(row -> row.id() + " " + row.verdict() + " " + row.reason())
                .isEmpty();
        assertThat(rows).extracting(Row::verdict).contains(Verdict.CONFORMS);
        NeededFunctionsFile.require(
                function,
                rows.stream()
                        .filter(row -> row.verdict() == Verdict.INCONCLUSIVE
                                && row.reason().equals(WHY))
                        .map(Row::id)
                        .toList());
    }

    private List<Row> judgedWithout(NdkFunction function) throws IOException, RunException {
        RunRequest few = new RunRequest(
                new ReferenceProvider(),
                Map.of(),
                JudgingOptions.QUICK.withTries(TRIES).withSelection(new Selection(Set.of(), Zoo.RECORDED)));
        WorkerContext slot = new WorkerContext(
                WorkerSlot.ONLY, CallTrail.begin(directory.resolve("trail"), Map.of(function, WHY)), Optional.empty());
        Known known = new Known();
        TckRun.share(few, slot, known, () -> {});
        known.records.add(new JournalEntry.Ended(0, Optional.empty()));
        return known.records.result().rows();
    }

    /** Adds up what becomes known. */
    private static final class Known implements RunListener {

        private final RunRecords records = new RunRecords(Catalog.load(), Manifest.entries());

        @Override
        public void propertyStarted(RequirementId id, int done, int total) {
            // what is recorded says enough
        }

        @Override
        public void learned(JournalEntry entry) {
            records.add(entry);
        }
    }
}
