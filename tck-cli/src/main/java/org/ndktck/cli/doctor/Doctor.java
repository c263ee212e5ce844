package org.ndktck.cli.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.supervisor.Supervision;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;

/** Looks at everything that a run needs before it can judge. */
public final class Doctor {

    /** Connections work over each of the adapters' addresses. */
    private static final RequirementId CONNECTIONS = RequirementId.GEN_02;

    private static final String REACHABILITY = "reachability";

    private Doctor() {}

    /** Judges. */
    @FunctionalInterface
    public interface Judge {

        /**
         * Judges a provider.
         *
         * @param order the provider and what to judge
         * @param supervision in which processes
         * @param listener hears how far it is
         * @return the result
         * @throws RunException if the run could not begin
         */
        RunResult judge(RunOrder order, Supervision supervision, RunListener listener) throws RunException;
    }

    /**
     * Looks.
     *
     * @param order the provider
     * @param judge makes connections, in a process of its own
     * @param found told what each check found
     * @param printed told what the provider printed meanwhile
     * @throws RunException if no process can be started for the provider
     */
    public static void examine(RunOrder order, Judge judge, Consumer<CheckResult> found, Consumer<String> printed)
            throws RunException {
        found.accept(MachineChecks.java());
        found.accept(MachineChecks.memory());
        found.accept(MachineChecks.threads());
        found.accept(MachineChecks.clock());
        List<CheckResult> ofProvider = ofProvider(order, printed);
        ofProvider.forEach(found);
        boolean opened = ofProvider.stream()
                .filter(result -> result.check().equals(ProviderChecks.OPENED))
                .anyMatch(result -> result.state() == CheckResult.State.OK);
        found.accept(opened ? reachability(order, judge) : ProviderChecks.noAdapterFor(REACHABILITY));
    }

    private static List<CheckResult> ofProvider(RunOrder order, Consumer<String> printed) throws RunException {
        try {
            Path directory = Files.createTempDirectory("ndk-tck-doctor");
            try {
                return ProviderMain.results(order, directory, printed);
            } finally {
                delete(directory);
            }
        } catch (IOException e) {
            throw new RunException(
                    "no process can be started for the provider: " + e.getMessage()
                            + "; make room for temporary files and processes",
                    e);
        }
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    private static CheckResult reachability(RunOrder order, Judge judge) {
        Supervision worker = new Supervision(
                Supervision.Isolation.FORK, OptionalInt.empty(), Supervision.DEFAULT_TIME_LIMIT, List.of());
        try {
            Row row = judge.judge(order.onlyFor(List.of(CONNECTIONS)), worker, RunListener.SILENT)
                    .row(CONNECTIONS);
            boolean works = row.verdict() == Verdict.CONFORMS || row.verdict() == Verdict.NOTED;
            return works
                    ? CheckResult.ok(REACHABILITY, "connections are made over each of them")
                    : CheckResult.warning(
                            REACHABILITY,
                            "no connection was made: " + row.verdict() + ", " + row.reason(),
                            "'ndk-tck run --only " + row.id() + "' shows the calls");
        } catch (RunException e) {
            return CheckResult.failed(REACHABILITY, e);
        }
    }
}
