package org.ndktck.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.bench.Bench;
import org.ndktck.bench.OpenEnvironment;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.connection.Connection;
import org.ndktck.environment.WorkerContext;
import org.ndktck.gate.Call;
import org.ndktck.gate.FunctionTracker;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.ConnectionPlan;
import org.ndktck.reading.Read;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.Script;
import org.ndktck.verify.PreconditionUnmet;
import org.opentest4j.TestAbortedException;

/** Which thread calls the provider, and what becomes of what is thrown there. */
class CallingThreadTest {

    private static final Circumstances ANOTHER = Circumstances.SIMPLEST.with(CallingThread.ANOTHER);

    private final Map<NdkFunction, List<Thread>> callers = new EnumMap<>(NdkFunction.class);

    private Script watched() {
        Script script = new Script().everythingAtOnce();
        for (NdkFunction function : NdkFunction.values()) {
            script.whileCalled(
                    function,
                    () -> callers.computeIfAbsent(function, absent -> new ArrayList<>())
                            .add(Thread.currentThread()));
        }
        return script;
    }

    private void readUnder(Circumstances circumstances) {
        try (OpenEnvironment open = new OpenEnvironment(watched());
                Bench bench = open.bench(RequirementId.GCD_10, circumstances)) {
            bench.read(ConnectionDataPlan.SIMPLEST, Read.exactFetch());
            bench.closeEverything();
            assertThat(bench.broughtAbout())
                    .isEqualTo(circumstances.thread().isOrdinary() ? Set.of() : Set.of(CallingThread.ANOTHER));
            assertThat(open.breaches()).isEmpty();
        }
    }

    @Test
    void theDriverCallsInTheOrdinaryCase() {
        readUnder(Circumstances.SIMPLEST);

        assertThat(callers)
                .isNotEmpty()
                .allSatisfy((function, threads) -> assertThat(threads).containsOnly(Thread.currentThread()));
    }

    @Test
    void whatTheDriverCreatesAnotherThreadUsesAndCloses() {
        readUnder(ANOTHER);

        assertThat(callers)
                .containsKeys(NdkFunction.CREATE_CONNECTOR, NdkFunction.CONNECT, NdkFunction.CLOSE_CONNECTOR);
        callers.forEach((function, threads) -> {
            if (function.kind() == NdkFunction.Kind.CREATE) {
                assertThat(threads).as("%s", function).containsOnly(Thread.currentThread());
            } else {
                assertThat(threads).as("%s", function).doesNotContain(Thread.currentThread());
            }
        });
    }

    /** As it does where the connect is made inside a callback of another connection. */
    @Test
    void aRequestThatArrivesWhileSomethingIsMadeBesideIsTheScenesOwn() {
        try (OpenEnvironment open = new OpenEnvironment(new Script());
                Bench bench = open.bench(RequirementId.GCD_10, Circumstances.SIMPLEST)) {
            Connection connection = bench.connection(ConnectionPlan.SIMPLEST).ready();

            bench.beside(connection::requested);

            assertThat(connection.connectEvents()).hasSize(1);
        }
    }

    // --- what is thrown

    static Stream<Throwable> thrown() {
        return Stream.of(
                new IllegalStateException("provider"),
                new TestAbortedException("provider"),
                new AssertionError("provider"),
                new StackOverflowError("provider"),
                new NoClassDefFoundError("provider"),
                new Exception("provider"));
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void whatAProviderThrowsThereIsRecorded(Throwable thrown) {
        Script script = new Script().everythingAtOnce().on(NdkFunction.LISTEN, Behaviour.throwing(thrown));
        try (OpenEnvironment open = new OpenEnvironment(script);
                Bench bench = open.bench(RequirementId.GCD_10, ANOTHER)) {
            assertThatThrownBy(() -> bench.read(ConnectionDataPlan.SIMPLEST, Read.exactFetch()))
                    .isInstanceOf(PreconditionUnmet.class);

            assertThat(bench.calls())
                    .filteredOn(call -> call.function() == NdkFunction.LISTEN)
                    .isNotEmpty()
                    .allSatisfy(call -> assertThat(call.result()).isEqualTo("threw " + thrown))
                    .allMatch(Call::ended);
        }
    }

    /** A function that ended a process before is not called again: the try ends where it would be. */
    @ParameterizedTest
    @EnumSource(CallingThread.class)
    void whatEndsTheTryInPlaceOfACallIsPassedOn(CallingThread thread) {
        PreconditionUnmet barred = new PreconditionUnmet("it ended a process before");
        FunctionTracker tracker = new FunctionTracker() {

            @Override
            public int entering(NdkFunction function) {
                if (function == NdkFunction.LISTEN) {
                    throw barred;
                }
                return 0;
            }
        };
        try (OpenEnvironment open =
                        new OpenEnvironment(watched(), new WorkerContext(WorkerSlot.ONLY, tracker, Optional.empty()));
                Bench bench = open.bench(RequirementId.GCD_10, Circumstances.SIMPLEST.with(thread))) {
            assertThatThrownBy(() -> bench.read(ConnectionDataPlan.SIMPLEST, Read.exactFetch()))
                    .isSameAs(barred);

            assertThat(callers).doesNotContainKey(NdkFunction.LISTEN);
        }
    }
}
