package org.ndktck.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.KitVersion;
import org.ndktck.report.directory.ReportDirectory;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.directory.RunningReport;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.FailOn;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.Shard;
import org.ndktck.report.provenance.Provenance;

/** Reports with their journals, as a run leaves them that could not decide one requirement. */
final class WrittenReport {

    private WrittenReport() {}

    /** That of a whole run. */
    static Path whole(Path report, String reason) throws ReportException {
        return write(report, reason, Results.violating().info().seed(), Optional.empty(), Provenance.UNKNOWN);
    }

    /** That of a whole run, by which its provider and its kit are known again. */
    static Path whole(Path report, Provenance provenance) throws ReportException {
        return write(report, "the connect failed", Results.violating().info().seed(), Optional.empty(), provenance);
    }

    /** That of a shard, and the seed of its run. */
    static Path shard(Path report, int number, int of, String seed) throws ReportException {
        return write(report, "the connect failed", seed, Optional.of(new Shard(number, of)), Provenance.UNKNOWN);
    }

    private static Path write(Path report, String reason, String seed, Optional<Shard> shard, Provenance provenance)
            throws ReportException {
        RequirementId id = shard.map(Shard::number).orElse(1) == 1 ? RequirementId.GCD_07 : RequirementId.GCD_09;
        List<JournalEntry> entries = List.of(
                new JournalEntry.Began(info(seed, provenance), List.of(id), FailOn.VIOLATION, shard, List.of()),
                new JournalEntry.Recorded(0, RowRecord.undecided(id, reason)),
                new JournalEntry.Ended(1, Optional.empty()));
        RunRecords known = new RunRecords(Catalog.load(), new RecordingEngine(Results.violating()).checks());
        try (RunningReport running = new ReportDirectory(Catalog.load()).open(report)) {
            entries.forEach(entry -> {
                known.add(entry);
                running.append(entry);
            });
            running.finish(known.result());
        }
        return report;
    }

    private static RunInfo info(String seed, Provenance provenance) {
        RunInfo like = Results.violating().info();
        return new RunInfo(
                KitVersion.text(),
                like.providerName(),
                like.providerVendor(),
                like.providerVersion(),
                Map.of(),
                like.profile(),
                like.tries(),
                like.profileTries(),
                seed,
                like.patienceMillis(),
                like.selection(),
                like.java(),
                like.os(),
                like.startedAt(),
                0,
                provenance);
    }
}
