package org.ndktck.cli;

import java.time.Duration;
import java.util.List;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.TckRun;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.provenance.ProvenanceSearch;

/** A run in this process, or the shard of one: it says what the whole is, as a run in workers does. */
final class InProcess implements RunListener {

    private final RunOrder order;
    private final RunListener listener;
    private final ProvenanceSearch search;
    private final RunRecords known = new RunRecords(Catalog.load(), Manifest.entries());

    private InProcess(RunOrder order, RunListener listener) {
        this.order = order;
        this.listener = listener;
        this.search = order.search();
    }

    /** Runs an order. */
    static RunResult run(RunOrder order, Duration limit, RunListener listener) throws RunException {
        List<RequirementId> here = order.tasks().stream().map(Manifest.Task::id).toList();
        InProcess run = new InProcess(order, listener);
        TckRun.executeWatched(() -> run.request(here), run, limit);
        return run.known.result();
    }

    private RunRequest request(List<RequirementId> here) throws RunException {
        RunRequest request = order.onlyFor(here).request();
        order.provider().filesOf(request.provider()).forEach(search::loadedFrom);
        return request;
    }

    @Override
    public void propertyStarted(RequirementId id, int done, int total) {
        listener.propertyStarted(id, done, total);
    }

    @Override
    public void learned(JournalEntry entry) {
        JournalEntry told = entry;
        if (entry instanceof JournalEntry.Began one) {
            told = one.of(one.info().selecting(order.selection()).knownBy(search.result()), order.shard());
        }
        known.add(told);
        listener.learned(told);
    }
}
