package org.ndktck.judging;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.CircumstanceDraws;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.environment.AdapterProbe;
import org.ndktck.environment.WorkerContext;
import org.ndktck.plan.Facts;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.RowRecord;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

/** One run of the sample properties, and what came of it for the ledger and for a test runner. */
record SampleRun(
        Map<RequirementId, RowRecord> records, Map<String, TestExecutionResult> results, Map<String, String> skipped) {

    static final Duration ENOUGH = Duration.ofSeconds(30);

    /** Circumstances of which every try's are ordinary. */
    static CircumstanceDraws ordinary() {
        return new CircumstanceDraws(Facts.USUAL, Circumstances.outOfTheOrdinary(), 1, 1, false);
    }

    /** Runs the property of one requirement. */
    static SampleRun of(Script script, RequirementId id, int tries, long seed, Duration patience) {
        return of(script, new RunParameters(tries, seed, patience, id::equals, RunMode.VERDICT));
    }

    static SampleRun of(Script script, RunParameters parameters) {
        return of(script, parameters, WorkerContext.ALONE);
    }

    static SampleRun of(Script script, RunParameters parameters, WorkerContext slot) {
        return of(script, parameters, slot, Map.of("jqwik.database", ""));
    }

    /** Runs under a configuration that a build has for its own properties. */
    static SampleRun of(Script script, RunParameters parameters, Map<String, String> configuration) {
        return of(script, parameters, WorkerContext.ALONE, configuration);
    }

    /** Runs the properties whose circumstances are free. */
    static SampleRun underCircumstances(Script script, RunParameters parameters) {
        return of(SampleCircumstances.class, script, parameters, WorkerContext.ALONE, Map.of("jqwik.database", ""));
    }

    private static SampleRun of(
            Script script, RunParameters parameters, WorkerContext slot, Map<String, String> configuration) {
        return of(SampleProperties.class, script, parameters, slot, configuration);
    }

    private static SampleRun of(
            Class<?> container,
            Script script,
            RunParameters parameters,
            WorkerContext slot,
            Map<String, String> configuration) {
        try (OpenedAdapters adapters = ScriptedProvider.open(script)) {
            RunState run = RunState.begin(
                    parameters,
                    adapters,
                    AdapterProbe.of(adapters),
                    slot,
                    started -> {},
                    finding -> new AssertionError("shown: " + finding.token()));
            Results listener = new Results();
            try {
                LauncherFactory.create()
                        .execute(
                                LauncherDiscoveryRequestBuilder.request()
                                        .selectors(selectClass(container))
                                        .filters(EngineFilter.includeEngines("jqwik"))
                                        .configurationParameters(configuration)
                                        .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                                        .build(),
                                listener);
            } finally {
                run.end();
            }
            return new SampleRun(run.records(), listener.results, listener.skipped);
        }
    }

    RowRecord record(RequirementId id) {
        return require(records.get(id));
    }

    Finding finding(RequirementId id) {
        return record(id).findings().get(0);
    }

    TestExecutionResult result(String property) {
        return require(results.get(property));
    }

    private static <T> T require(@Nullable T value) {
        if (value == null) {
            throw new AssertionError("nothing was recorded");
        }
        return value;
    }

    static Predicate<RequirementId> everything() {
        return id -> true;
    }

    private static final class Results implements TestExecutionListener {

        private final Map<String, TestExecutionResult> results = new HashMap<>();
        private final Map<String, String> skipped = new HashMap<>();

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            results.put(test.getDisplayName(), result);
        }

        @Override
        public void executionSkipped(TestIdentifier test, String reason) {
            skipped.put(test.getDisplayName(), reason);
        }
    }
}
