package org.ndktck.cli.doctor;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.supervisor.Supervision;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.report.model.RunResult;

/** Looks at everything that a run needs before it can judge. */
public final class Doctor {

    /** Connections work over each of the adapters' addresses. */
    private static final RequirementId CONNECTIONS = RequirementId.GEN_02;

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
     */
    public static void examine(RunOrder order, Judge judge, Consumer<CheckResult> found) {
        found.accept(MachineChecks.java());
        found.accept(MachineChecks.memory());
        found.accept(MachineChecks.threads());
        found.accept(MachineChecks.clock());
        Supervision worker = new Supervision(
                Supervision.Isolation.FORK, OptionalInt.empty(), Supervision.DEFAULT_TIME_LIMIT, List.of());
        RunOrder connections = order.onlyFor(List.of(CONNECTIONS));
        new ProviderChecks(
                        order,
                        () -> judge.judge(connections, worker, RunListener.SILENT)
                                .row(CONNECTIONS),
                        found)
                .run();
    }
}
