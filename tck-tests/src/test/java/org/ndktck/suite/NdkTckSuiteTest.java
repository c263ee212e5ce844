package org.ndktck.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.Catalog;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.report.provenance.HashedFile;
import org.ndktck.scripted.ScriptedProvider;

/** The suite as a vendor's build runs it. */
class NdkTckSuiteTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path directory;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final PrintStream before = System.out;

    @BeforeEach
    void setDefaults() {
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        System.setProperty("ndktck.report", directory.resolve("deep/report").toString());
        System.setProperty("ndktck.tries", "2");
        System.setProperty("ndktck.only", "GCD-07,GCD-10");
    }

    @AfterEach
    void forgetTheProperties() {
        System.setOut(before);
        System.getProperties().stringPropertyNames().stream()
                .filter(name -> name.startsWith("ndktck."))
                .forEach(System::clearProperty);
    }

    /** Results by display name; the suite itself goes by its class. */
    private Map<String, TestExecutionResult> run(Class<? extends NdkProvider> provider)
            throws IOException, RunException {
        Map<String, TestExecutionResult> results = new HashMap<>();
        TestExecutionListener listener = new TestExecutionListener() {

            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                results.put(test.getDisplayName(), result);
            }
        };
        try (Providers providers = Providers.named(directory, provider.getName())) {
            providers.see(() -> {
                LauncherFactory.create()
                        .execute(
                                LauncherDiscoveryRequestBuilder.request()
                                        .selectors(selectClass(SampleSuite.class))
                                        .filters(EngineFilter.includeEngines("junit-platform-suite"))
                                        .build(),
                                listener);
                return results;
            });
        }
        return results;
    }

    private static TestExecutionResult suite(Map<String, TestExecutionResult> results) {
        TestExecutionResult suite = results.get("SampleSuite");
        if (suite == null) {
            throw new AssertionError("the suite did not run: " + results);
        }
        return suite;
    }

    private static String message(TestExecutionResult result) {
        return String.valueOf(result.getThrowable().orElseThrow().getMessage());
    }

    @Test
    void aConformingProviderPassesAndGetsAReport() throws IOException, RunException {
        System.setProperty("ndktck.tries", "100");

        Map<String, TestExecutionResult> results = run(ScriptedProvider.class);

        assertThat(suite(results).getStatus()).isEqualTo(TestExecutionResult.Status.SUCCESSFUL);
        assertThat(results.keySet()).hasSizeGreaterThan(Manifest.containers().size());
        assertThat(directory.resolve("deep/report/compliance.json")).isNotEmptyFile();
        assertThat(directory.resolve("deep/report/compliance.html")).isNotEmptyFile();
        assertThat(Files.readString(directory.resolve("deep/report/compliance.json")))
                .contains(
                        HashedFile.of(HashedFile.locationOf(ScriptedProvider.class)
                                        .orElseThrow())
                                .sha256(),
                        HashedFile.of(HashedFile.locationOf(Manifest.class).orElseThrow())
                                .sha256())
                .containsPattern("\"catalogueSha256\": \"[0-9a-f]{64}\"")
                .contains("\"commandLine\": null");
        assertThat(printed.toString(StandardCharsets.UTF_8))
                .contains("CONFORMS AS FAR AS JUDGED: 2 of " + Catalog.load().providerMusts()
                        + " MUSTs, 100 of 1000 tries")
                .contains("Not a whole run: requirements selected: only GCD-07, GCD-10; 100 tries of a property")
                .contains("Report: " + directory.resolve("deep/report/compliance.html"));
    }

    @Test
    void whatIsLeftOutFailsTheSuiteWhereAllIsDemanded() throws IOException, RunException {
        System.setProperty("ndktck.tries", "100");
        System.setProperty("ndktck.requireComplete", "true");

        TestExecutionResult suite = suite(run(ScriptedProvider.class));

        assertThat(suite.getStatus()).isEqualTo(TestExecutionResult.Status.FAILED);
        assertThat(suite.getThrowable().orElseThrow())
                .hasMessageContaining("CONFORMS AS FAR AS JUDGED: 2 of ")
                .hasMessageContaining("ndktck.requireComplete demands all");
    }

    @Test
    void aViolationFailsTheSuiteWithHeadlineAndIds() throws IOException, RunException {
        System.setProperty("ndktck.set.mode", "open");

        Map<String, TestExecutionResult> results = run(LyingProvider.class);

        assertThat(suite(results).getStatus()).isEqualTo(TestExecutionResult.Status.FAILED);
        assertThat(message(suite(results))).startsWith("DOES NOT CONFORM: violates GCD-07");
        assertThat(Files.readString(directory.resolve("deep/report/compliance.json")))
                .contains("DOES NOT CONFORM");
    }

    @Test
    void aViolatedPropertyShowsTheWholeFailure() throws IOException, RunException {
        System.setProperty("ndktck.set.mode", "open");

        Map<String, TestExecutionResult> results = run(LyingProvider.class);

        results.remove("SampleSuite");
        assertThat(results.values())
                .filteredOn(result -> result.getStatus() == TestExecutionResult.Status.FAILED)
                .extracting(NdkTckSuiteTest::message)
                .isNotEmpty()
                .allSatisfy(text -> assertThat(text).contains("GCD-", "Reproduce"));
    }

    @Test
    void anUndecidedRunFailsTheSuiteThoughNoPropertyFails() throws IOException, RunException {
        Map<String, TestExecutionResult> results = run(ScriptedProvider.class);

        assertThat(message(suite(results))).startsWith("UNDECIDED: inconclusive GCD-07, GCD-10");
    }

    @Test
    void aProviderThatCannotBeOpenedFailsTheSuiteWithItsOwnWords() throws IOException, RunException {
        Map<String, TestExecutionResult> results = run(LyingProvider.class);

        assertThat(suite(results).getStatus()).isEqualTo(TestExecutionResult.Status.FAILED);
        assertThat(message(suite(results)))
                .isEqualTo("provider 'lying' cannot open an adapter: mode is not open; set mode=open");
        assertThat(directory.resolve("deep/report")).doesNotExist();
    }

    @Test
    void anUnknownPropertyFailsTheSuiteBeforeAnythingIsOpened() throws IOException, RunException {
        System.setProperty("ndktck.colour", "red");

        Map<String, TestExecutionResult> results = run(ScriptedProvider.class);

        assertThat(message(suite(results))).startsWith("the system property ndktck.colour is not known;");
        assertThat(results).doesNotContainKey("SizeQueryProperties");
    }

    @Test
    void aSecondSuiteInTheSameProcessRunsAsTheFirst() throws IOException, RunException {
        System.setProperty("ndktck.tries", "100");

        run(ScriptedProvider.class);

        assertThat(suite(run(ScriptedProvider.class)).getStatus()).isEqualTo(TestExecutionResult.Status.SUCCESSFUL);
    }
}
