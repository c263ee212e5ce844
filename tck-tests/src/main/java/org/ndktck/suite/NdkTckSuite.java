package org.ndktck.suite;

import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;
import org.junit.platform.suite.api.SuiteDisplayName;
import org.ndktck.engine.RunException;

/**
 * The conformance suite. A vendor writes one line, {@code class AcmeConformanceTest extends NdkTckSuite
 * {}}, and gets a verdict and a report with the next test run.
 *
 * <p>The provider is the one on the class path; where there are several, the system property {@code
 * ndktck.provider} names one. {@link SuiteSettings} lists what else can be set. The suite fails with
 * the headline and the ids when the provider does not conform, also when no property of its own fails.
 */
@Suite(failIfNoTests = true)
@SuiteDisplayName("NDK TCK")
@SelectPackages("org.ndktck.properties")
@IncludeClassNamePatterns(".*Properties$")
@IncludeEngines("jqwik")
@ConfigurationParameter(key = "jqwik.database", value = "")
@ConfigurationParameter(key = "jqwik.reporting.usejunitplatform", value = "true")
public class NdkTckSuite {

    /** Made by the suite engine. */
    protected NdkTckSuite() {}

    /**
     * Opens the provider.
     *
     * @throws RunException if it cannot be found or opened
     */
    @BeforeSuite
    static void open() throws RunException {
        SuiteRun.begin(SuiteSettings.ofThisProcess());
    }

    /** Writes the report, prints the summary, and fails when the exit code of the headline is not 0. */
    @AfterSuite
    static void judge() {
        SuiteRun.end();
    }
}
