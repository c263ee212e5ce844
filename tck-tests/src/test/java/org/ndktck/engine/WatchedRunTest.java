package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.model.Row;
import org.ndktck.report.model.RunResult;
import org.ndktck.report.model.Verdict;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

/** A run in this process ends, whatever the provider does with its thread; the thread is let go at the end. */
@Timeout(120)
class WatchedRunTest {

    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Duration SHORT = Duration.ofSeconds(5);
    private static final Selection TWO = new Selection(Set.of(RequirementId.GCD_10, RequirementId.CON_38), Set.of());

    private final CountDownLatch release = new CountDownLatch(1);
    private final List<JournalEntry> learned = new CopyOnWriteArrayList<>();
    private final List<RequirementId> started = new CopyOnWriteArrayList<>();

    private void hang() {
        try {
            release.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A second run in this process has to wait for the end of the first. */
    @AfterEach
    void letGo() throws InterruptedException {
        release.countDown();
        while (isRunning()) {
            Thread.sleep(10);
        }
    }

    private static boolean isRunning() {
        return Thread.getAllStackTraces().values().stream()
                .flatMap(Arrays::stream)
                .anyMatch(frame -> frame.getClassName().equals(WatchedRun.class.getName())
                        && frame.getMethodName().equals("judge"));
    }

    private NdkProvider hangingIn(NdkFunction function) {
        return new ScriptedProvider(new Script().whileCalled(function, this::hang));
    }

    private RunResult run(NdkProvider provider, Duration patience, Duration limit) throws RunException {
        return TckRun.executeWatched(() -> Requests.of(provider, TWO, 3, 1, patience), new Listening(), limit);
    }

    @Test
    void aFunctionThatDoesNotReturnEndsTheRunWithAFinding() throws RunException {
        RunResult result = run(hangingIn(NdkFunction.CONNECT), Duration.ofSeconds(1), LONG);

        assertThat(result.row(RequirementId.CON_38).verdict()).isEqualTo(Verdict.VIOLATES);
        assertThat(result.row(RequirementId.GCD_10).reason())
                .isIn(
                        "NdkConnect does not return, see CON-38",
                        "the only process that judges was stuck before it was judged");
        assertThat(result.headline().exitCode()).isEqualTo(1);
    }

    @Test
    void whatIsLeftWhenAFunctionDoesNotReturnIsUndecidedAndTheRunTellsHowLongItTook() throws RunException {
        Selection three =
                new Selection(Set.of(RequirementId.GCD_07, RequirementId.GCD_10, RequirementId.GCD_11), Set.of());
        NdkProvider hanging = hangingIn(NdkFunction.CONNECT);
        long begun = System.nanoTime();

        RunResult result = TckRun.executeWatched(
                () -> Requests.of(hanging, three, 3, 1, Duration.ofMillis(100)), new Listening(), LONG);

        long passed = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        assertThat(result.rows())
                .extracting(Row::reason)
                .contains("the only process that judges was stuck before it was judged");
        assertThat(result.info().durationMillis()).isBetween(0L, passed);
    }

    @Test
    void theListenerHearsEveryPropertyOfARunThatKeepsNoProcessAlive() throws RunException {
        List<Thread> calling = new CopyOnWriteArrayList<>();
        Script script = new Script().whileCalled(NdkFunction.LISTEN, () -> calling.add(Thread.currentThread()));

        RunResult result = run(new ScriptedProvider(script), LONG, LONG);

        assertThat(result.row(RequirementId.GCD_10).evidence().judgedTries()).isEqualTo(3);
        assertThat(started).containsExactlyInAnyOrder(RequirementId.GCD_10, RequirementId.CON_38);
        assertThat(calling).isNotEmpty().allMatch(Thread::isDaemon);
    }

    @Test
    void whatIsKnownOfAPropertyIsToldBeforeTheNextOneStarts() throws RunException {
        run(new ScriptedProvider(new Script()), LONG, LONG);

        List<String> told = learned.stream()
                .flatMap(entry -> entry instanceof JournalEntry.Recorded one
                        ? Stream.of("recorded " + one.row().id())
                        : entry instanceof JournalEntry.Started one ? Stream.of("started " + one.id()) : Stream.empty())
                .toList();
        assertThat(told)
                .containsSubsequence(
                        "started " + started.get(0), "recorded " + started.get(0), "started " + started.get(1));
    }

    /** The run never begins, so that none is left behind. */
    @Test
    void whoeverIsInterruptedStaysInterrupted() {
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> TckRun.executeWatched(
                        () -> {
                            hang();
                            throw new RunException("too late");
                        },
                        new Listening(),
                        LONG))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the run was interrupted");

        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void theTimeLimitEndsTheRunWithWhatIsKnown() throws RunException {
        RunResult result = run(hangingIn(NdkFunction.CONNECT), LONG, SHORT);

        assertThat(result.rows())
                .extracting(Row::reason)
                .contains("its time limit of 5 s was reached while it was judged")
                .contains("its time limit of 5 s was reached before it was judged");
        assertThat(result.headline().exitCode()).isEqualTo(2);
    }

    @Test
    void nobodyHearsOfWhatComesAfterTheEnd() throws RunException, InterruptedException {
        run(hangingIn(NdkFunction.CONNECT), LONG, SHORT);
        List<JournalEntry> heard = List.copyOf(learned);

        letGo();

        assertThat(heard.get(heard.size() - 1)).isInstanceOf(JournalEntry.Ended.class);
        assertThat(learned).isEqualTo(heard);
    }

    @Test
    void aRunThatEndsByItselfIsAsOneThatNobodyWatches() throws RunException {
        NdkProvider lawful = new ScriptedProvider(new Script());

        RunResult watched = run(lawful, LONG, LONG);

        assertThat(watched.rows())
                .extracting(Row::verdict)
                .isEqualTo(TckRun.execute(Requests.of(lawful, TWO, 3, 1, LONG), RunListener.SILENT).rows().stream()
                        .map(Row::verdict)
                        .toList());
        assertThat(watched.row(RequirementId.GCD_10).evidence().judgedTries()).isEqualTo(3);
    }

    @Test
    void whatCannotBeOpenedIsRefusedAsElsewhere() {
        NdkProvider provider = new ScriptedProvider(new Script());

        assertThatThrownBy(() -> TckRun.executeWatched(
                        () -> Requests.of(provider, new Selection(Set.of(RequirementId.GCD_06), Set.of()), 3, 1, LONG),
                        new Listening(),
                        LONG))
                .isInstanceOf(RunException.class)
                .hasMessageContaining("leaves nothing to judge");
    }

    /** Keeps what it hears. */
    private final class Listening implements RunListener {

        @Override
        public void propertyStarted(RequirementId id, int done, int total) {
            started.add(id);
        }

        @Override
        public void learned(JournalEntry entry) {
            learned.add(entry);
        }
    }
}
