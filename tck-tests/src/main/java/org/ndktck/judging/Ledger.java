package org.ndktck.judging;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.ndktck.catalog.RequirementId;
import org.ndktck.environment.BreachLog;
import org.ndktck.plan.adapter.AdapterFacts;
import org.ndktck.plan.adapter.Partition;
import org.ndktck.report.model.Absence;
import org.ndktck.report.model.CircumstanceEvidence;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Judgement;
import org.ndktck.report.model.RowRecord;

/** All judgements of a run, added up by requirement. Thread-safe: breaches come on any thread, also late. */
final class Ledger implements BreachLog {

    private final Map<RequirementId, RowLedger> rows = new EnumMap<>(RequirementId.class);

    private final Set<RequirementId> changed = EnumSet.noneOf(RequirementId.class);

    /** The row, to be changed. */
    private RowLedger row(RequirementId id) {
        changed.add(id);
        return rows.computeIfAbsent(id, RowLedger::new);
    }

    synchronized void driven(RequirementId id, String seed, List<Class<? extends Partition>> demanded) {
        row(id).driven(seed, demanded);
    }

    synchronized void took(RequirementId id, Instant since, long millis) {
        row(id).took(since, millis);
    }

    synchronized void judgedUnder(RequirementId id, CircumstanceEvidence evidence) {
        row(id).judgedUnder(evidence);
    }

    synchronized void absent(RequirementId id, Absence absence) {
        row(id).absent(absence);
    }

    synchronized void add(Judgement judgement) {
        row(judgement.id()).add(judgement);
    }

    synchronized void falsified(Finding minimal) {
        row(minimal.id()).falsifiedBy(minimal);
    }

    synchronized void flaky(Finding seenOnce) {
        row(seenOnce.id()).flaky(seenOnce);
    }

    @Override
    public synchronized void breached(Finding finding) {
        row(finding.id()).breached(finding);
    }

    @Override
    public synchronized void seenByARule(Finding finding) {
        row(finding.id()).seenByARule(finding);
    }

    /** Records that what was missed in passing was waited for once more, in vain: it counts where nothing else is broken. */
    synchronized void missedAgain(RequirementId id) {
        row(id).missedAgain();
    }

    /** Whether the requirement was breached before, in passing, by something of the same kind. */
    synchronized boolean knows(Finding finding) {
        RowLedger row = rows.get(finding.id());
        return row != null && row.knows(finding);
    }

    /** What was recorded on a requirement so far, if anything was. */
    @Nullable
    synchronized RowRecord record(RequirementId id, AdapterFacts facts) {
        RowLedger row = rows.get(id);
        return row == null || row.isEmpty() ? null : row.record(facts);
    }

    /** The requirements that are proved to be violated, as far as is known. */
    synchronized Set<RequirementId> proved() {
        Set<RequirementId> proved = EnumSet.noneOf(RequirementId.class);
        rows.forEach((id, row) -> {
            if (row.isProved()) {
                proved.add(id);
            }
        });
        return proved;
    }

    /** What was recorded on requirements that something was recorded on since this was asked last. */
    synchronized List<RowRecord> takeChanged(AdapterFacts facts) {
        List<RowRecord> records = new ArrayList<>();
        for (RequirementId id : changed) {
            RowLedger row = rows.get(id);
            if (row != null && !row.isEmpty()) {
                records.add(row.record(facts));
            }
        }
        changed.clear();
        return records;
    }

    /** What was recorded so far. */
    synchronized Map<RequirementId, RowRecord> records(AdapterFacts facts) {
        Map<RequirementId, RowRecord> records = new EnumMap<>(RequirementId.class);
        rows.forEach((id, row) -> {
            if (!row.isEmpty()) {
                records.put(id, row.record(facts));
            }
        });
        return records;
    }
}
