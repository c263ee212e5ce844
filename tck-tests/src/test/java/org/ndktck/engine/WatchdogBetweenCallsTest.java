package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.ndktck.catalog.RequirementId;
import org.ndktck.environment.WorkerContext;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.model.Culprit;
import org.ndktck.report.model.Outcome;
import org.ndktck.report.model.RowRecord;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;
import org.ndktck.scripted.Standstill;

/** Whom the watchdog blames where no call hangs, and that it blames nobody who goes on. */
@Timeout(120)
class WatchdogBetweenCallsTest {

    /** Short, and yet two of it are long for a call that waits for one look. */
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    /** Longer than two patiences, since there are at least 50 ms between two looks, and much shorter than twelve. */
    private static final int LOOKS_OF_A_STEP = 48;

    private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    private final Script script = new Script().everythingAtOnce();
    private final CountDownLatch stuck = new CountDownLatch(1);

    /** Where a thread stands still. */
    private interface Still {

        boolean until(CountDownLatch released) throws InterruptedException;
    }

    private static boolean waitInTheKit(CountDownLatch released) throws InterruptedException {
        return released.await(1, TimeUnit.MINUTES);
    }

    private RunRequest request(Duration patience, RequirementId... judged) {
        return Requests.of(new ScriptedProvider(script), new Selection(Set.of(judged), Set.of()), 1, 1, patience);
    }

    /** Makes a try, and stands still after it. */
    private List<Outcome.Defective> defects(Still still) throws RunException, InterruptedException {
        Recording recording = new Recording();
        try (RunSession run = RunSession.open(request(Requests.LITTLE, RequirementId.GCD_07), recording)) {
            execute(run.selected());
            run.watch(stuck::countDown);
            assertThat(still.until(stuck)).isTrue();
        }
        return recording.defects;
    }

    private static void execute(Set<RequirementId> ids) {
        LauncherFactory.create()
                .execute(LauncherDiscoveryRequestBuilder.request()
                        .selectors(Manifest.containersOf(ids).stream()
                                .map(container -> (DiscoverySelector) selectClass(container))
                                .toList())
                        .filters(EngineFilter.includeEngines("jqwik"))
                        .configurationParameter("jqwik.database", "")
                        .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                        .build());
    }

    @Test
    void aKitThatDoesNotGoOnBlamesItself() throws RunException, InterruptedException {
        Outcome.Defective defect =
                defects(WatchdogBetweenCallsTest::waitInTheKit).get(0);

        assertThat(defect.culprit()).isEqualTo(Culprit.KIT);
        assertThat(defect.message())
                .containsPattern("^nothing has happened for \\d{1,3} s, its thread '")
                .contains("CountDownLatch.await", "WatchdogBetweenCallsTest.waitInTheKit");
    }

    @Test
    void aProviderThatDoesNotGoOnOutsideAnyFunctionIsBlamed() throws RunException, InterruptedException {
        Outcome.Defective defect = defects(Standstill::until).get(0);

        assertThat(defect.culprit()).isEqualTo(Culprit.ADAPTER);
        assertThat(defect.message()).contains("CountDownLatch.await", "Standstill.until");
    }

    /** The first look finds no try, some a long step, and the last a call that has only begun. */
    @Test
    void whoeverGoesOnIsNotStuckHoweverLongItTakes() throws RunException {
        AtomicInteger started = new AtomicInteger();
        List<Thread> watching = new CopyOnWriteArrayList<>();
        script.whileCalled(NdkFunction.CONNECT, () -> {
            if (started.get() == 2) {
                awaitLooks(1);
                watchdog().ifPresent(watching::add);
            }
        });

        TckRun.share(
                request(PATIENCE, RequirementId.GCD_07, RequirementId.GCD_10),
                WorkerContext.ALONE,
                (id, done, total) -> awaitLooks(started.getAndIncrement() == 0 ? 1 : LOOKS_OF_A_STEP),
                stuck::countDown);

        assertThat(started).hasValue(2);
        assertThat(stuck.getCount()).isOne();
        assertThat(watching).isNotEmpty().allMatch(Thread::isDaemon);
    }

    /** The watchdog that was started last; one of an earlier run may not have ended yet. */
    private static Optional<Thread> watchdog() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("ndk-tck watchdog"))
                .max(Comparator.comparingLong(Thread::getId));
    }

    /** Returns when the watchdog has looked this often, or has ended. Between two looks it waits once. */
    private static void awaitLooks(int times) {
        watchdog().ifPresent(watchdog -> {
            long enough = waits(watchdog) + times + 1;
            while (watchdog.isAlive()
                    && waits(watchdog) < enough
                    && !Thread.currentThread().isInterrupted()) {
                LockSupport.parkNanos(POLL_NANOS);
            }
        });
    }

    private static long waits(Thread thread) {
        ThreadInfo info = ManagementFactory.getThreadMXBean().getThreadInfo(thread.getId());
        return info == null ? 0 : info.getWaitedCount();
    }

    /** Keeps the defects that are recorded. */
    private static final class Recording implements RunListener {

        private final List<Outcome.Defective> defects = new CopyOnWriteArrayList<>();

        @Override
        public void propertyStarted(RequirementId id, int done, int total) {
            // what is recorded says enough
        }

        @Override
        public void learned(JournalEntry entry) {
            if (entry instanceof JournalEntry.Recorded one) {
                RowRecord row = one.row();
                defects.addAll(row.defects());
            }
        }
    }
}
