package org.ndktck.cli;

import java.util.Set;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.watch.ChangeSource;
import org.ndktck.engine.RunException;
import org.ndktck.report.directory.ReportException;
import org.ndktck.report.model.RunResult;

/**
 * Judges a provider again whenever it changes. What failed last time is judged first, and as long as it fails, nothing else:
 * whoever repairs a row need not wait for the others.
 */
final class WatchedRun {

    private final Terminal terminal;
    private final Judging judging;

    /** Judges once, and prints and writes what comes of it. */
    @FunctionalInterface
    interface Judging {

        RunResult judge(RunOrder order) throws RunException, ReportException;
    }

    WatchedRun(Terminal terminal, Judging judging) {
        this.terminal = terminal;
        this.judging = judging;
    }

    /** Goes on until there will be no change any more; gives the exit code of the last result. */
    int go(RunOrder order, ChangeSource changes) throws RunException, ReportException {
        RunResult last = judging.judge(order);
        while (waited(changes)) {
            try {
                last = again(order, FailedRequirements.of(last));
            } catch (RunException e) {
                // the next build may bring what can be judged
                terminal.err().println("ndk-tck: " + e.getMessage());
            }
        }
        return last.headline().exitCode();
    }

    private boolean waited(ChangeSource changes) {
        terminal.out().println("Waiting for a change of the provider; Ctrl-C ends this.");
        terminal.out().flush();
        return changes.await();
    }

    private RunResult again(RunOrder order, Set<RequirementId> failed) throws RunException, ReportException {
        if (!failed.isEmpty()) {
            RunOrder part = order.onlyFor(failed);
            RunResult first =
                    judging.judge(order.commandLine().map(part::askedForBy).orElse(part));
            if (!FailedRequirements.of(first).isEmpty()) {
                return first;
            }
        }
        return judging.judge(order);
    }
}
