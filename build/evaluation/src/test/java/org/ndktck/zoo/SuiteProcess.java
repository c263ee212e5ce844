package org.ndktck.zoo;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.ndktck.suite.NdkTckSuite;

/** Runs the suite as the process of a vendor's build does. */
final class SuiteProcess {

    private SuiteProcess() {}

    /** The one line a vendor writes. */
    static class AcmeConformance extends NdkTckSuite {}

    /**
     * Runs the suite.
     *
     * @param args the directory with the vendor's service file
     */
    public static void main(String... args) throws Exception {
        URL services = Path.of(args[0]).toUri().toURL();
        Thread.currentThread()
                .setContextClassLoader(new URLClassLoader(new URL[] {services}, SuiteProcess.class.getClassLoader()));
        LauncherFactory.create()
                .execute(LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(AcmeConformance.class))
                        .filters(EngineFilter.includeEngines("junit-platform-suite"))
                        .build());
        System.out.println("the suite has returned");
    }
}
