package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
import org.ndktck.suite.NdkTckSuite;

/** What a vendor's build sees: the suite fails, and its message names the requirement. */
class SuiteOnAFaultyProviderTest {

    private static final Map<String, String> SETTINGS = Map.of(
            "ndktck.provider", "faulty:CompletesTwice",
            "ndktck.only", "CB-01,CB-03,GCD-07",
            "ndktck.tries", "5",
            "ndktck.patience", "500");

    private final ClassLoader usual = Thread.currentThread().getContextClassLoader();

    /** The one line a vendor writes. */
    static class AcmeConformance extends NdkTckSuite {}

    @AfterEach
    void restore() {
        Thread.currentThread().setContextClassLoader(usual);
        SETTINGS.keySet().forEach(System::clearProperty);
        System.clearProperty("ndktck.report");
    }

    @Test
    void brokenInvariantMakesTheBuildRedAndIsNamed(@TempDir Path directory) throws IOException {
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.writeString(services.resolve(NdkProvider.class.getName()), CompletesTwice.class.getName());
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {directory.toUri().toURL()}, usual)) {
            Thread.currentThread().setContextClassLoader(loader);
            SETTINGS.forEach(System::setProperty);
            System.setProperty("ndktck.report", directory.resolve("report").toString());

            List<String> failures = failuresOf(AcmeConformance.class);

            assertThat(failures)
                    .anySatisfy(message -> assertThat(message)
                            .startsWith("DOES NOT CONFORM: violates ")
                            .containsPattern("\\bCB-03\\b"));
            assertThat(failures)
                    .anySatisfy(message -> assertThat(message)
                            .startsWith("CB-03: ")
                            .contains("Demanded")
                            .contains("Reproduce  ndk-tck replay CB-03:"));
            assertThat(directory.resolve("report/compliance.html")).isNotEmptyFile();
        }
    }

    private static List<String> failuresOf(Class<?> suite) {
        List<String> failures = new ArrayList<>();
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
                                        .ifPresent(thrown -> failures.add(String.valueOf(thrown.getMessage())));
                            }
                        });
        return failures;
    }
}
