package org.ndktck.engine;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.RequirementId;
import org.ndktck.environment.WorkerContext;
import org.ndktck.judging.Progress;
import org.ndktck.judging.RunMode;
import org.ndktck.judging.RunParameters;
import org.ndktck.judging.RunState;
import org.ndktck.judging.Token;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.journal.RunRecords;
import org.ndktck.report.model.Evidence;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RowRecord;
import org.ndktck.report.model.RunInfo;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.report.model.Waivers;
import org.ndktck.report.provenance.Secrets;
import org.ndktck.report.text.FailureText;
import org.ndktck.report.waiver.Waiver;
import org.opentest4j.TestAbortedException;

/** A run between the opening of the provider's adapters and its result. */
public final class RunSession implements AutoCloseable {

    private static final int FAILURE_WIDTH = 110;
    private static final int NANOS_OF_A_MILLISECOND = 1_000_000;

    /** The number of the process and of the share in entries: there is no other. */
    private static final int HERE = 0;

    private final RunRequest request;
    private final ProviderIdentity identity;
    private final OpenedAdapters adapters;
    private final RunListener listener;
    private final Catalog catalog = Catalog.load();
    private final Set<RequirementId> started = EnumSet.noneOf(RequirementId.class);
    private final Optional<Token> token;
    private final Set<RequirementId> selected;
    private final Instant startedAt = Clock.systemUTC().instant();
    private final long startedNanos = System.nanoTime();
    private final RunState state;
    private final RunRecords known = new RunRecords(catalog, Manifest.entries());
    private final SystemProperties properties;
    private Optional<Watchdog> watchdog = Optional.empty();
    private boolean closed;

    private RunSession(
            RunRequest request,
            OpenedProvider opened,
            SystemProperties properties,
            WorkerContext slot,
            RunListener listener,
            RunMode purpose) {
        this.request = request;
        this.identity = opened.identity();
        this.adapters = opened.adapters();
        this.listener = listener;
        this.properties = properties;
        this.token = purpose.replayed();
        this.selected = selected(request.options().selection(), this.token);
        RunParameters parameters = new RunParameters(
                request.options().effectiveTries(),
                request.options().seed(),
                request.options().patience(),
                request.options().selection()::includes,
                purpose);
        this.state = RunState.begin(parameters, adapters, opened.probe(), slot, new Heard(), this::failure);
        learn(new JournalEntry.Began(
                info(),
                shown(),
                request.options().failOn(),
                Optional.empty(),
                request.options().waivers()));
    }

    /**
     * Opens the provider's adapters and begins a run of the selected properties; whoever opens it
     * lets the JUnit Platform execute them before {@link #finish}.
     *
     * @param request what to run
     * @param listener hears how far it is
     * @return the run
     * @throws RunException if the provider, its settings or its adapter are at fault, or nothing is selected
     */
    public static RunSession open(RunRequest request, RunListener listener) throws RunException {
        return open(request, WorkerContext.ALONE, listener, RunMode.VERDICT);
    }

    /**
     * Opens the provider's adapters and begins the run.
     *
     * @param request what to run
     * @param slot where the run takes place
     * @param listener hears how far it is
     * @param purpose what the run is after
     * @return the run
     * @throws RunException if the provider, its settings or its adapter are at fault, or nothing is selected
     */
    static RunSession open(RunRequest request, WorkerContext slot, RunListener listener, RunMode purpose)
            throws RunException {
        Manifest.requireSomethingToJudge(request.options().selection());
        SystemProperties properties = new SystemProperties();
        OpenedProvider opened = OpenedProvider.of(
                request.provider(),
                request.settings(),
                slot.slot(),
                request.options().patience());
        properties.restore();
        try {
            purpose.replayed()
                    .ifPresent(one -> one.requireFitting(
                            Manifest.properties(), opened.probe().facts()));
            return new RunSession(request, opened, properties, slot, listener, purpose);
        } catch (RuntimeException | Error e) {
            throw ProviderCalls.cannotBeJudged(
                    opened.identity(), opened.adapters(), request.options().patience(), e);
        }
    }

    private static Set<RequirementId> selected(Selection selection, Optional<Token> token) {
        Set<RequirementId> selected = EnumSet.copyOf(Manifest.checks().keySet());
        selected.removeIf(id -> token.map(one -> one.id() != id).orElseGet(() -> !selection.includes(id)));
        return Collections.unmodifiableSet(selected);
    }

    /** A replay shows also what it saw in passing: a standing invariant is replayed in the try it was seen in. */
    private List<RequirementId> shown() {
        return List.copyOf(token.isPresent() ? Manifest.checks().keySet() : selected);
    }

    private void learn(JournalEntry entry) {
        known.add(entry);
        listener.learned(entry);
    }

    /** Passes on what the run of the properties says. */
    private final class Heard implements Progress {

        @Override
        public void started(RequirementId id) {
            properties.restore();
            listener.propertyStarted(id, started.size(), selected.size());
            started.add(id);
            learn(new JournalEntry.Started(HERE, id));
        }

        @Override
        public void recorded(RowRecord row) {
            learn(new JournalEntry.Recorded(HERE, row));
        }
    }

    /**
     * Watches from now on that what is called returns, until the properties have been run.
     *
     * @param whenStuck called on another thread when something does not, after that was recorded
     */
    public void watch(Runnable whenStuck) {
        watchdog = Optional.of(Watchdog.start(state, request.options().patience(), whenStuck));
    }

    /** The requirements whose properties have to be discovered. */
    Set<RequirementId> selected() {
        return selected;
    }

    /**
     * Closes the adapters and folds what was recorded; {@link #close} ends the run.
     *
     * @return the result
     */
    public RunResult finish() {
        watchdog.ifPresent(Watchdog::stop);
        state.records(); // passed on before the provider is called once more
        closeAdapters();
        for (RequirementId id : selected) {
            if (!started.contains(id) && !state.isOver()) {
                state.kitFailed(id, new IllegalStateException("the property of " + id + " was not discovered"));
            }
        }
        state.records(); // passes on what has come since
        learn(new JournalEntry.Ended((System.nanoTime() - startedNanos) / NANOS_OF_A_MILLISECOND, Optional.empty()));
        return known.result();
    }

    @Override
    public void close() {
        watchdog.ifPresent(Watchdog::stop);
        state.end();
        closeAdapters();
    }

    private void closeAdapters() {
        if (!closed) {
            closed = true;
            ProviderCalls.close(adapters, request.options().patience());
        }
    }

    private RunInfo info() {
        return new RunInfo(
                        KitVersion.text(),
                        identity.name(),
                        identity.vendor(),
                        identity.version(),
                        Secrets.masked(request.settings()),
                        request.options().profile().name().toLowerCase(Locale.ROOT),
                        request.options().effectiveTries(),
                        Long.toString(request.options().seed()),
                        request.options().patience().toMillis(),
                        token.map(one -> "replay of one case")
                                .orElseGet(() -> request.options().selection().toString()),
                        System.getProperty("java.vendor") + " " + System.getProperty("java.version"),
                        System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                                + System.getProperty("os.arch"),
                        startedAt.truncatedTo(ChronoUnit.SECONDS).toString(),
                        0)
                .withProfileTries(request.options().profile().tries());
    }

    /** A waived violation fails no test: the report shows it, and the headline counts it. */
    private Throwable failure(Finding finding) {
        Optional<Waiver> waiver =
                Waivers.of(request.options().waivers(), info()).of(finding.id());
        String text = failureText(finding);
        return waiver.isPresent()
                ? new TestAbortedException(waiver.get().words() + "\n" + text)
                : new AssertionError(text);
    }

    private String failureText(Finding finding) {
        Row row = new Row(
                finding.id(),
                Verdict.VIOLATES,
                Optional.empty(),
                finding.observed(),
                Optional.empty(),
                Evidence.NONE,
                List.of(),
                List.of(finding));
        return new FailureText(catalog, FAILURE_WIDTH).of(row, info());
    }
}
