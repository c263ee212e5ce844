package org.ndktck.zoo;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.PrintStream;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;
import org.ndktck.judgement.Share;

/** Runs the tests of one class; its share of them is told by {@link Share#OF_THIS_PROCESS}. */
final class EvaluationProcess {

    private EvaluationProcess() {}

    /**
     * Runs them, and ends the process.
     *
     * @param args the name of the class
     * @throws ClassNotFoundException if there is none
     */
    public static void main(String[] args) throws ClassNotFoundException {
        PrintStream out = System.out;
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        Launcher launcher = LauncherFactory.create();
        TestPlan tests = launcher.discover(LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(Class.forName(args[0])))
                .build());
        launcher.execute(tests, listener);
        TestExecutionSummary summary = listener.getSummary();
        summary.getFailures().forEach(failure -> {
            out.println(failure.getTestIdentifier().getDisplayName());
            failure.getException().printStackTrace(out);
        });
        out.println(summary.getTestsFailedCount() + " of " + summary.getTestsFoundCount() + " tests failed");
        // A share of few things may have none to test; a class without a test is a mistake.
        System.exit(summary.getTotalFailureCount() == 0 && tests.containsTests() ? 0 : 1);
    }
}
