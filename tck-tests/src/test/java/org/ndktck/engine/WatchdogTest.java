package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.environment.WorkerContext;
import org.ndktck.gate.NdkFunction;
import org.ndktck.report.journal.JournalEntry;
import org.ndktck.report.model.Finding;
import org.ndktck.report.model.Proof;
import org.ndktck.report.model.RowRecord;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

/** A provider that does not return is seen from outside; what waits here is let go at the end. */
@Timeout(120)
class WatchdogTest {

    private static final String DRIVER = "the one that judges";

    private final CountDownLatch release = new CountDownLatch(1);
    private final CountDownLatch stuck = new CountDownLatch(1);
    private volatile boolean over;
    private final List<RowRecord> recorded = new CopyOnWriteArrayList<>();

    private void hang() {
        try {
            release.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Hangs without any frame of the platform, so that those of the kit are near. */
    private void hangNearTheCaller() {
        while (!over) {
            Thread.onSpinWait();
        }
    }

    private void judgeUntilStuck(NdkFunction where, RequirementId judged) throws InterruptedException {
        judgeUntilStuck(new Script().whileCalled(where, this::hang), judged);
    }

    private void judgeUntilStuck(Script script, RequirementId judged) throws InterruptedException {
        RunRequest request = Requests.of(
                new ScriptedProvider(script), new Selection(Set.of(judged), Set.of()), 3, 1, Duration.ofMillis(100));
        Thread run = new Thread(() -> share(request), DRIVER);
        run.start();
        assertThat(stuck.await(1, TimeUnit.MINUTES)).isTrue();
        List<RowRecord> sofar = List.copyOf(recorded);
        release.countDown();
        over = true;
        run.join();
        recorded.retainAll(sofar);
    }

    private void share(RunRequest request) {
        try {
            TckRun.share(request, WorkerContext.ALONE, new Listening(), stuck::countDown);
        } catch (RunException e) {
            throw new AssertionError(e);
        }
    }

    private RowRecord row(RequirementId id) {
        return recorded.stream()
                .filter(row -> row.id() == id)
                .reduce((before, last) -> last)
                .orElseThrow();
    }

    @Test
    void aCallThatDoesNotReturnBreaksTheRowThatDemandsItsEnd() throws InterruptedException {
        judgeUntilStuck(NdkFunction.CONNECT, RequirementId.GCD_10);

        RowRecord blamed = row(RequirementId.CON_38);
        Finding finding = blamed.findings().get(0);
        assertThat(blamed.proof()).isEqualTo(Proof.SEEN_IN_PASSING);
        assertThat(finding.expected()).isEqualTo("NdkConnect returns");
        assertThat(finding.observed())
                .containsPattern("^NdkConnect has not returned after \\d{1,3} s, its thread '" + DRIVER + "' is at ")
                .contains("CountDownLatch.await", "WatchdogTest.hang");
        assertThat(finding.calls())
                .anyMatch(line -> line.judged() && line.text().contains("has not returned yet"));
        assertThat(finding.token()).startsWith("GCD-10:");
    }

    @Test
    void onlyTheProvidersPartOfTheStackIsShown() throws InterruptedException {
        judgeUntilStuck(new Script().whileCalled(NdkFunction.CONNECT, this::hangNearTheCaller), RequirementId.GCD_10);

        assertThat(row(RequirementId.CON_38).findings().get(0).observed())
                .contains("WatchdogTest.hangNearTheCaller", "ConnectorFunctions.connect")
                .doesNotContain("org.ndktck.gate.");
    }

    @Test
    void theRowThatWasJudgedPointsToIt() throws InterruptedException {
        judgeUntilStuck(NdkFunction.CONNECT, RequirementId.GCD_10);

        assertThat(row(RequirementId.GCD_10).findings()).isEmpty();
        assertThat(row(RequirementId.GCD_10).evidence().undecided())
                .containsOnlyKeys("NdkConnect does not return, see CON-38");
    }

    @Test
    void aFunctionWhoseEndIsTheMatterOfTheJudgedRowIsBlamedOnce() throws InterruptedException {
        judgeUntilStuck(NdkFunction.GET_CONNECTION_DATA, RequirementId.GCD_27);

        assertThat(recorded).extracting(RowRecord::id).containsOnly(RequirementId.GCD_27);
        assertThat(row(RequirementId.GCD_27).findings()).hasSize(1);
    }

    /** The third connect hangs: what was found before counts, though the search for a simpler plan is not over. */
    @Test
    void whatWasFoundBeforeIsNotLost() throws InterruptedException {
        AtomicInteger connects = new AtomicInteger();
        Script script = new Script()
                .reading((readable, args) -> {
                    NtStatus status = readable.read(args);
                    return args.pPrivateData() == null ? status : NtStatus.STATUS_CANCELLED;
                })
                .whileCalled(NdkFunction.CONNECT, () -> {
                    if (connects.incrementAndGet() > 2) {
                        hang();
                    }
                });

        judgeUntilStuck(script, RequirementId.GCD_10);

        assertThat(row(RequirementId.GCD_10).findings()).isNotEmpty();
        assertThat(row(RequirementId.CON_38).findings()).isNotEmpty();
    }

    /** What is fetched inside a callback is fetched on a thread of the provider's. */
    @Test
    void nothingThatHangsOnACallOfAnotherThreadIsMissed() throws InterruptedException {
        Script script = new Script().whileCalled(NdkFunction.GET_CONNECTION_DATA, () -> {
            if (!Thread.currentThread().getName().equals(DRIVER)) {
                hang();
            }
        });

        judgeUntilStuck(script, RequirementId.GCD_10);

        assertThat(recorded)
                .filteredOn(row -> !row.findings().isEmpty())
                .extracting(RowRecord::id)
                .containsOnly(RequirementId.GCD_27);
    }

    /** Keeps what is recorded. */
    private final class Listening implements RunListener {

        @Override
        public void propertyStarted(RequirementId id, int done, int total) {
            // what is recorded says enough
        }

        @Override
        public void learned(JournalEntry entry) {
            if (entry instanceof JournalEntry.Recorded one) {
                recorded.add(one.row());
            }
        }
    }
}
