package org.ndktck.engine;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.time.Duration;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.environment.WorkerContext;
import org.ndktck.judging.RunMode;
import org.ndktck.judging.Token;
import org.ndktck.plan.drawing.Drawing;
import org.ndktck.report.model.RunResult;

/** Runs the kit in this process, without a test runner around it. */
public final class TckRun {

    /** A replay takes as long as one try does; what does not return ends it. */
    private static final Duration NO_LIMIT = Duration.ofDays(1);

    private TckRun() {}

    /** What makes a request and the provider in it. */
    @FunctionalInterface
    public interface Order {

        /**
         * Makes the request.
         *
         * @return the request
         * @throws RunException if the provider cannot be found or made
         */
        RunRequest request() throws RunException;
    }

    /**
     * Judges a provider.
     *
     * @param request what to run
     * @param listener hears how far it is
     * @return the result
     * @throws RunException if the run cannot begin: the provider, its settings or its adapter are at fault
     */
    public static RunResult execute(RunRequest request, RunListener listener) throws RunException {
        return run(request, listener, RunMode.VERDICT);
    }

    /**
     * Judges a provider on a thread of its own, and ends also if the provider does not: the thread that is stuck stays
     * behind, and what is left to judge is undecided.
     *
     * @param order what to run; made on that thread, since it makes the provider
     * @param listener hears how far it is; never after the end
     * @param limit when the run ends, whatever is left
     * @return the result
     * @throws RunException if the run cannot begin: the provider, its settings or its adapter are at fault
     */
    public static RunResult executeWatched(Order order, RunListener listener, Duration limit) throws RunException {
        return WatchedRun.run(order, listener, RunMode.VERDICT, limit);
    }

    /**
     * Runs one plan again, once. It ends also if the provider does not: the thread that is stuck stays behind.
     *
     * @param token what a failure printed
     * @param request the provider and its settings; tries, seed and selection are the token's
     * @return the result, with a verdict on the token's requirement and on the standing invariants
     * @throws RunException if the token is none of this kit, or the run cannot begin
     */
    public static RunResult replay(String token, RunRequest request) throws RunException {
        return WatchedRun.run(() -> request, RunListener.SILENT, RunMode.replay(parse(token)), NO_LIMIT);
    }

    /**
     * Runs one plan again, once, in a process that somebody else started and watches.
     *
     * @param token what a failure printed
     * @param request the provider and its settings; tries, seed and selection are the token's
     * @param slot where the run takes place
     * @param whenStuck called on another thread when the provider does not go on; ends the process
     * @return the result, with a verdict on the token's requirement and on the standing invariants
     * @throws RunException if the token is none of this kit, or the run cannot begin
     */
    public static RunResult replay(String token, RunRequest request, WorkerContext slot, Runnable whenStuck)
            throws RunException {
        return watched(request, slot, RunListener.SILENT, RunMode.replay(parse(token)), whenStuck);
    }

    /** Judges with somebody who watches that calls return, and who is told when one does not. */
    static RunResult watched(
            RunRequest request, WorkerContext slot, RunListener listener, RunMode purpose, Runnable whenStuck)
            throws RunException {
        try (RunSession run = RunSession.open(request, slot, listener, purpose)) {
            run.watch(whenStuck);
            launcher().execute(properties(run.selected()));
            return run.finish();
        }
    }

    /**
     * Judges a provider as far as the first violation of each requirement and seeks no simpler case: the
     * tries that the evidence counts are those it took.
     *
     * @param request what to run
     * @param drawing how plans are drawn
     * @return the result
     * @throws RunException if the run cannot begin: the provider, its settings or its adapter are at fault
     */
    public static RunResult untilTheFirstViolation(RunRequest request, Drawing drawing) throws RunException {
        return run(request, RunListener.SILENT, RunMode.firstViolation(drawing, false));
    }

    /**
     * As the other one, under drawn circumstances.
     *
     * @param request what to run
     * @return the result
     * @throws RunException if the run cannot begin: the provider, its settings or its adapter are at fault
     */
    public static RunResult untilTheFirstViolationUnderAnyCircumstances(RunRequest request) throws RunException {
        return run(request, RunListener.SILENT, RunMode.firstViolation(Drawing.AIMED, true));
    }

    /**
     * As the other one, but nothing more is judged once a requirement is violated: tells quickest whether a fault is seen.
     *
     * @param request what to run
     * @return the result; what was not judged any more has no verdict
     * @throws RunException if the run cannot begin: the provider, its settings or its adapter are at fault
     */
    public static RunResult untilSomethingIsViolated(RunRequest request) throws RunException {
        return run(request, RunListener.SILENT, RunMode.ANY_VIOLATION);
    }

    /**
     * Judges a provider with nothing out of the ordinary around the calls, as what is compared with older figures needs it.
     *
     * @param request what to run
     * @return the result
     * @throws RunException if the run cannot begin: the provider, its settings or its adapter are at fault
     */
    public static RunResult executeUnderOrdinaryCircumstances(RunRequest request) throws RunException {
        return run(request, RunListener.SILENT, RunMode.ORDINARY);
    }

    /**
     * Asks a provider whether several processes may use it at the same time.
     *
     * @param provider the provider
     * @return its answer
     * @throws RunException if it throws
     */
    public static boolean worksInSeveralProcesses(NdkProvider provider) throws RunException {
        return ProviderCalls.worksInSeveralProcesses(provider);
    }

    private static Token parse(String token) throws RunException {
        try {
            return Token.parse(token, Manifest.properties());
        } catch (IllegalArgumentException e) {
            throw new RunException(
                    "'" + token + "' is no token of this kit: " + e.getMessage()
                            + "; copy it from the Reproduce line of a failure",
                    e);
        }
    }

    /**
     * Judges a share of a run in a process that somebody else started and watches.
     *
     * @param request what to run
     * @param slot where the run takes place
     * @param listener hears everything that becomes known
     * @param whenStuck called on another thread when the provider does not go on, after that was recorded; ends the
     *     process
     * @throws RunException if the run cannot begin: the provider, its settings or its adapter are at fault
     */
    public static void share(RunRequest request, WorkerContext slot, RunListener listener, Runnable whenStuck)
            throws RunException {
        watched(request, slot, listener, RunMode.VERDICT, whenStuck);
    }

    private static RunResult run(RunRequest request, RunListener listener, RunMode purpose) throws RunException {
        try (RunSession run = RunSession.open(request, WorkerContext.ALONE, listener, purpose)) {
            launcher().execute(properties(run.selected()));
            return run.finish();
        }
    }

    /** Listeners on the vendor's class path are none of the kit's business. */
    private static Launcher launcher() {
        return LauncherFactory.create(LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .enableLauncherSessionListenerAutoRegistration(false)
                .enableLauncherDiscoveryListenerAutoRegistration(false)
                .enablePostDiscoveryFilterAutoRegistration(false)
                .build());
    }

    /** Only the containers of what is judged: to discover all of them takes longer than a short run. */
    private static LauncherDiscoveryRequest properties(Set<RequirementId> judged) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(Manifest.containersOf(judged).stream()
                        .map(container -> (DiscoverySelector) selectClass(container))
                        .toList())
                .filters(EngineFilter.includeEngines("jqwik"))
                .configurationParameter("jqwik.database", "")
                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                .build();
    }
}
