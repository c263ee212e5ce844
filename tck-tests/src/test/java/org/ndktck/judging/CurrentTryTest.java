package org.ndktck.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.bench.Bench;
import org.ndktck.catalog.RequirementId;
import org.ndktck.circumstance.Circumstances;
import org.ndktck.environment.AdapterProbe;
import org.ndktck.environment.WorkerContext;
import org.ndktck.gate.Call;
import org.ndktck.gate.NdkFunction;
import org.ndktck.plan.ConnectionDataPlan;
import org.ndktck.plan.data.OutPointers;
import org.ndktck.reading.Read;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

class CurrentTryTest {

    private final Script script = new Script().everythingAtOnce();

    private void makeATry(BiConsumer<CurrentTry, Bench> body) {
        RunParameters parameters = new RunParameters(1, 1, SampleRun.ENOUGH, id -> true, RunMode.VERDICT);
        try (OpenedAdapters adapters = ScriptedProvider.open(script)) {
            RunState run = RunState.begin(
                    parameters,
                    adapters,
                    AdapterProbe.of(adapters),
                    WorkerContext.ALONE,
                    started -> {},
                    finding -> new AssertionError("text"));
            run.propertyStarted(RequirementId.GCD_07, "1", List.of(), 1, SampleRun.ordinary());
            try (Bench bench = run.bench(RequirementId.GCD_07, "plan", Circumstances.SIMPLEST)) {
                body.accept(run.moment().orElseThrow(), bench);
            } finally {
                run.end();
            }
        }
    }

    private static void connect(Bench bench) {
        bench.read(ConnectionDataPlan.SIMPLEST, Read.sizeQuery(OutPointers.BOTH));
    }

    /** What has not returned while an adapter is asked to describe itself, which is done before NdkConnect returns. */
    private List<NdkFunction> unfinishedWhileAsked(Consumer<Runnable> asking) {
        List<NdkFunction> unfinished = new CopyOnWriteArrayList<>();
        makeATry((moment, bench) -> {
            script.describing(request -> {
                moment.unfinished().map(Call::function).ifPresent(unfinished::add);
                return NtStatus.STATUS_BUFFER_TOO_SMALL;
            });
            script.whileCalled(
                    NdkFunction.CONNECT,
                    () -> asking.accept(() -> bench.queries()
                            .queryAdapterInfoSize(bench.adapters().activeAdapter())));
            connect(bench);
        });
        return unfinished;
    }

    private static void onAnotherThread(Runnable deed) {
        Thread other = new Thread(deed);
        other.start();
        try {
            other.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void ofCallsWithinEachOtherTheInnermostIsTheUnfinishedOne() {
        assertThat(unfinishedWhileAsked(Runnable::run)).containsExactly(NdkFunction.QUERY_ADAPTER_INFO);
    }

    @Test
    void ofCallsOnSeveralThreadsTheFirstIsTheUnfinishedOne() {
        assertThat(unfinishedWhileAsked(CurrentTryTest::onAnotherThread)).containsExactly(NdkFunction.CONNECT);
    }

    @Test
    void callsAndEventsAreWhatHappens() {
        makeATry((moment, bench) -> {
            connect(bench);

            assertThat(bench.events()).isNotEmpty();
            assertThat(moment.unfinished()).isEmpty();
            assertThat(moment.eventCount())
                    .isEqualTo(bench.calls().size() + bench.events().size());
        });
    }
}
