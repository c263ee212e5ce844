package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.faulty.completion.CompletesTwice;
import org.ndktck.faulty.getconnectiondata.AnswersTheLengthQueryWithBufferTooSmall;
import org.ndktck.suite.NdkTckSuite;

/** What a vendor's build sees: the suite fails, and its message names the requirement. */
class SuiteOnAFaultyProviderTest {

    private static final String WAIVERS = """
            waivers:
              - id: GCD-07
                reason: fixed in firmware 3
                owner: Kim
                reference: NDK-12
                expires: 9999-12-31
            """;

    private final ClassLoader usual = Thread.currentThread().getContextClassLoader();

    /** The one line a vendor writes. */
    static class AcmeConformance extends NdkTckSuite {}

    @AfterEach
    void restore() {
        Thread.currentThread().setContextClassLoader(usual);
        System.getProperties().stringPropertyNames().stream()
                .filter(name -> name.startsWith("ndktck."))
                .forEach(System::clearProperty);
    }

    @Test
    void brokenInvariantMakesTheBuildRedAndIsNamed(@TempDir Path directory) throws IOException {
        Map<String, TestExecutionResult.Status> shown =
                shown(directory, CompletesTwice.class, Map.of("only", "CB-01,CB-03,GCD-07"));

        assertThat(failures(shown))
                .anySatisfy(message -> assertThat(message)
                        .startsWith("DOES NOT CONFORM: violates ")
                        .containsPattern("\\bCB-03\\b"));
        assertThat(failures(shown))
                .anySatisfy(message -> assertThat(message)
                        .startsWith("CB-03: ")
                        .contains("Demanded")
                        .contains("Reproduce  ndk-tck replay CB-03:"));
        assertThat(directory.resolve("report/compliance.html")).isNotEmptyFile();
    }

    @Test
    void waivedViolationSkipsItsTestAndLeavesTheBuildGreen(@TempDir Path directory) throws IOException {
        Path waivers = Files.writeString(directory.resolve("waivers.yaml"), WAIVERS);

        Map<String, TestExecutionResult.Status> shown = shown(
                directory,
                AnswersTheLengthQueryWithBufferTooSmall.class,
                Map.of("only", "GCD-07,GCD-19", "waivers", waivers.toString()));

        assertThat(failures(shown)).isEmpty();
        assertThat(shown.keySet())
                .singleElement()
                .asString()
                .startsWith("waived by Kim until 9999-12-31: fixed in firmware 3 (NDK-12)\nGCD-07: ");
    }

    private static List<String> failures(Map<String, TestExecutionResult.Status> shown) {
        return shown.keySet().stream()
                .filter(message -> shown.get(message) == TestExecutionResult.Status.FAILED)
                .toList();
    }

    /** Runs the suite with its provider on the class path; gives what the build shows, with the status of its test. */
    private Map<String, TestExecutionResult.Status> shown(
            Path directory, Class<? extends NdkProvider> provider, Map<String, String> more) throws IOException {
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.writeString(services.resolve(NdkProvider.class.getName()), provider.getName());
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {directory.toUri().toURL()}, usual)) {
            Thread.currentThread().setContextClassLoader(loader);
            System.setProperty("ndktck.provider", "faulty:" + provider.getSimpleName());
            System.setProperty("ndktck.tries", "5");
            System.setProperty("ndktck.patience", "500");
            System.setProperty("ndktck.report", directory.resolve("report").toString());
            more.forEach((name, value) -> System.setProperty("ndktck." + name, value));
            return shownBy(AcmeConformance.class);
        }
    }

    private static Map<String, TestExecutionResult.Status> shownBy(Class<?> suite) {
        Map<String, TestExecutionResult.Status> shown = new LinkedHashMap<>();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(suite))
                                .filters(EngineFilter.includeEngines("junit-platform-suite"))
                                .build(),
                        new TestExecutionListener() {
                            @Override
                            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                                result.getThrowable()
                                        .ifPresent(thrown ->
                                                shown.put(String.valueOf(thrown.getMessage()), result.getStatus()));
                            }
                        });
        return shown;
    }
}
