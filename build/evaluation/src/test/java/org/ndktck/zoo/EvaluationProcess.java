package org.ndktck.zoo;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.PrintStream;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs the tests of one class; its share of them is told by {@link Share#PROPERTY}. */
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
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(Class.forName(args[0])))
                                .build(),
                        listener);
        TestExecutionSummary summary = listener.getSummary();
        summary.getFailures().forEach(failure -> {
            out.println(failure.getTestIdentifier().getDisplayName());
            failure.getException().printStackTrace(out);
        });
        long done = summary.getTestsSucceededCount() + summary.getTestsAbortedCount();
        out.println(done + " of " + summary.getTestsFoundCount() + " tests passed");
        System.exit(summary.getTotalFailureCount() == 0 && summary.getTestsFoundCount() > 0 ? 0 : 1);
    }
}
