package org.ndktck.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.supervisor.Supervision;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.RunResult;

/** What the command says when the engine fails. */
class FailuresTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aRunThatCannotBeginIsNotRun() {
        Invocation run = run(() -> new RunException("device nic7 is missing;\n  name another with --set device="));

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).isEqualTo("ndk-tck: device nic7 is missing; name another with --set device=\n");
        assertThat(directory.resolve("report")).doesNotExist();
    }

    @Test
    void anUnexpectedExceptionIsADefectOfTheKit() {
        Invocation run = run(() -> new IllegalStateException("no row GCD-07"));

        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(run.err())
                .isEqualTo("ndk-tck: the kit itself failed: java.lang.IllegalStateException: no row GCD-07;"
                        + " --stacktrace shows where; please report it\n");
    }

    @Test
    void anErrorIsADefectOfTheKitToo() {
        assertThat(run(() -> new StackOverflowError("deep")).exitCode()).isEqualTo(4);
    }

    @Test
    void stackTracesAreForThoseWhoAsk() {
        assertThat(run(() -> new IllegalStateException("no row"), "--stacktrace")
                        .err())
                .contains("\tat " + FailuresTest.class.getName());
    }

    private Invocation run(Supplier<Throwable> failure, String... options) {
        String[] args = {"run", "--report", directory.resolve("report").toString(), String.join("", options)};
        String[] used = options.length == 0 ? new String[] {args[0], args[1], args[2]} : args;
        return Invocation.of(new FailingEngine(failure), used);
    }

    /** An engine that throws. */
    private record FailingEngine(Supplier<Throwable> failure) implements Engine {

        private static final Supervision NO_MATTER =
                new Supervision(Supervision.Isolation.NONE, OptionalInt.empty(), Duration.ZERO, List.of());

        @Override
        public RunResult execute(RunOrder order, Supervision supervision, RunListener listener) throws RunException {
            Throwable thrown = failure.get();
            if (thrown instanceof RunException refusal) {
                throw refusal;
            }
            if (thrown instanceof RuntimeException defect) {
                throw defect;
            }
            throw (Error) thrown;
        }

        @Override
        public RunResult replay(String token, RunOrder order) throws RunException {
            return execute(order, NO_MATTER, RunListener.SILENT);
        }

        @Override
        public Map<RequirementId, RequirementCheck> checks() {
            return Map.of();
        }

        @Override
        public OptionalInt tries(RequirementId id, Profile profile) {
            return OptionalInt.empty();
        }
    }
}
