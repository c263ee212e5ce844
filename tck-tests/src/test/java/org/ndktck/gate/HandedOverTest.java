package org.ndktck.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A call that one thread leaves to another. */
@Timeout(60)
class HandedOverTest {

    private final AtomicReference<Thread> caller = new AtomicReference<>();

    @Test
    void theCallIsMadeByWhoeverRunsIt() throws InterruptedException {
        HandedOver call = new HandedOver(() -> caller.set(Thread.currentThread()));
        Thread other = new Thread(call);
        other.start();

        assertThat(call.awaitReturn()).isFalse();
        other.join();

        assertThat(caller.get()).isEqualTo(other);
    }

    @Test
    void whatItThrowsIsThrownWhereItIsAwaited() {
        HandedOver call = new HandedOver(() -> {
            throw new KitDefect("barred");
        });
        call.run();

        assertThatThrownBy(call::awaitReturn).isInstanceOf(KitDefect.class).hasMessageContaining("barred");
    }

    @Test
    void anInterruptEndsNoWaitAndIsTold() throws InterruptedException {
        CountDownLatch returns = new CountDownLatch(1);
        HandedOver call = new HandedOver(() -> awaitUninterrupted(returns));
        new Thread(call).start();
        AtomicReference<Boolean> interrupted = new AtomicReference<>();
        Thread waiter = new Thread(() -> interrupted.set(call.awaitReturn()));
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }

        waiter.interrupt();
        while (waiter.isInterrupted()) {
            Thread.onSpinWait();
        }
        assertThat(waiter.isAlive()).isTrue();
        returns.countDown();
        waiter.join();

        assertThat(interrupted.get()).isTrue();
    }

    private static void awaitUninterrupted(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException unexpected) {
            throw new IllegalStateException(unexpected);
        }
    }
}
