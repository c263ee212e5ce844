package org.ndktck.reference.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The thread that runs callbacks. */
class CallbackThreadTest {

    @Test
    void runsInTheOrderOfHandingOverAndCloseWaits() {
        List<Integer> order = new CopyOnWriteArrayList<>();
        CallbackThread thread = new CallbackThread();
        IntStream.range(0, 100).forEach(i -> thread.execute(() -> order.add(i)));
        thread.execute(() -> thread.execute(() -> order.add(100)));

        thread.close();

        assertThat(order)
                .containsExactlyElementsOf(IntStream.rangeClosed(0, 100).boxed().toList());
    }

    @Test
    void wakesUpForEveryCallback() throws InterruptedException {
        try (CallbackThread thread = new CallbackThread()) {
            Semaphore done = new Semaphore(0);
            for (int i = 0; i < 2_000; i++) {
                thread.execute(done::release);
                assertThat(done.tryAcquire(10, TimeUnit.SECONDS))
                        .as("callback %d", i)
                        .isTrue();
            }
        }
    }
}
