package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.OpenRequest;
import org.ndktck.api.provider.OpenedAdapters;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.scripted.Script;
import org.ndktck.scripted.ScriptedProvider;

/** What a provider is asked, and the end of what it opened. */
class ProviderCallsTest {

    private final CountDownLatch over = new CountDownLatch(1);

    @AfterEach
    void letGo() {
        over.countDown();
    }

    private void hang() {
        try {
            over.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Answers whether it works in several processes. */
    private interface Answer {

        boolean give();
    }

    private static NdkProvider answering(Answer answer) {
        NdkProvider provider = new ScriptedProvider(new Script());
        return new NdkProvider() {

            @Override
            public ProviderIdentity identity() {
                return provider.identity();
            }

            @Override
            public int spiVersion() {
                return provider.spiVersion();
            }

            @Override
            public OpenedAdapters open(OpenRequest request) {
                return ScriptedProvider.open(new Script());
            }

            @Override
            public boolean worksInSeveralProcesses() {
                return answer.give();
            }
        };
    }

    @Test
    void aProviderTellsWhetherItWorksInSeveralProcesses() throws RunException {
        assertThat(TckRun.worksInSeveralProcesses(answering(() -> true))).isTrue();
        assertThat(TckRun.worksInSeveralProcesses(answering(() -> false))).isFalse();
    }

    @Test
    void aProviderThatFailsToTellIsRefused() {
        NdkProvider failing = answering(() -> {
            throw new IllegalStateException("oops");
        });

        assertThatThrownBy(() -> TckRun.worksInSeveralProcesses(failing))
                .isInstanceOf(RunException.class)
                .hasMessage("provider class " + failing.getClass().getName()
                        + " failed to tell whether it works in several processes:"
                        + " java.lang.IllegalStateException: oops; make worksInSeveralProcesses() return a constant");
    }

    @Test
    void theThreadThatClosesKeepsNoProcessAlive() {
        AtomicReference<Thread> thread = new AtomicReference<>();

        ProviderCalls.close(ScriptedProvider.closing(() -> thread.set(Thread.currentThread())), Requests.ENOUGH);

        assertThat(thread.get()).isNotSameAs(Thread.currentThread()).matches(Thread::isDaemon);
    }

    @Test
    void whoeverIsInterruptedWhileItIsClosedStaysInterrupted() {
        Thread.currentThread().interrupt();

        ProviderCalls.close(ScriptedProvider.closing(this::hang), Requests.ENOUGH);

        assertThat(Thread.interrupted()).isTrue();
    }
}
