package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.ndktck.api.provider.AdapterOpenException;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.api.provider.WorkerSlot;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

/** A provider that takes its time to open, or for ever. */
class OpenedProviderTest {

    private final CountDownLatch over = new CountDownLatch(1);

    @AfterEach
    void letGo() {
        over.countDown();
    }

    private static OpenedProvider opened(NdkProvider provider, Duration limit) throws RunException {
        return OpenedProvider.of(provider, Map.of(), WorkerSlot.ONLY, Requests.ENOUGH, limit);
    }

    private void hang() {
        try {
            over.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Does something first when it opens. */
    private static NdkProvider opening(Runnable first) {
        NdkProvider opens = new ScriptedProvider(new Script());
        return new NdkProvider() {

            @Override
            public ProviderIdentity identity() {
                return opens.identity();
            }

            @Override
            public int spiVersion() {
                return opens.spiVersion();
            }

            @Override
            public OpenedAdapters open(OpenRequest request) throws AdapterOpenException {
                first.run();
                return opens.open(request);
            }
        };
    }

    @Test
    void aProviderThatNeverOpensIsNotWaitedForForEver() {
        assertThatThrownBy(() -> opened(opening(this::hang), Duration.ofMillis(20)))
                .isInstanceOf(RunException.class)
                .hasMessageContaining("did not open an adapter within 0 s; let its identity() and open() return");
    }

    @Test
    void whoeverIsInterruptedMeanwhileStaysInterrupted() {
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> opened(opening(this::hang), Requests.ENOUGH))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the opening was interrupted");

        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void itsThreadKeepsNoProcessAlive() throws RunException {
        AtomicReference<Thread> thread = new AtomicReference<>();

        OpenedProvider opening = opened(opening(() -> thread.set(Thread.currentThread())), Requests.ENOUGH);

        assertThat(opening.identity()).isEqualTo(new ScriptedProvider(new Script()).identity());
        assertThat(thread.get()).isNotSameAs(Thread.currentThread()).matches(Thread::isDaemon);
    }

    @Test
    void whatIsOpenedAloneIsClosedAgain() throws RunException {
        Script script = new Script();

        OpenedProvider.alone(new ScriptedProvider(script), Map.of(), Requests.ENOUGH)
                .close(Requests.ENOUGH);

        assertThat(script.log()).contains("closed");
    }

    @Test
    void itMayTakeLongerThanAnythingElse() {
        assertThat(OpenedProvider.limit(Duration.ofSeconds(5))).isEqualTo(Duration.ofSeconds(30));
    }
}
