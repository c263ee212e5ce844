package org.ndktck.reference.transport.fabric;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.ndktck.reference.settings.FabricSettings;

/** When messages arrive. */
class DeliveryTimingTest {

    private static final int MANY = 200;

    private final List<Integer> arrived = new ArrayList<>();
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();

    private void deliverMany(DeliveryTiming delivery) {
        IntStream.range(0, MANY)
                .forEach(message -> delivery.deliver(() -> {
                    arrived.add(message);
                    threads.add(Thread.currentThread());
                }));
    }

    private void assertAllCameInOrder() {
        assertThat(arrived)
                .containsExactlyElementsOf(IntStream.range(0, MANY).boxed().toList());
    }

    @Test
    void atOnceIsBeforeTheCallThatSentReturns() {
        deliverMany(DeliveryTiming.AT_ONCE);

        assertAllCameInOrder();
        assertThat(threads).containsExactly(Thread.currentThread());
    }

    @Test
    void laterIsOnOtherThreadsInTheOrderOfSending() throws Exception {
        DeliveryTiming later = new DeliveryTiming.Later(1);
        CountDownLatch over = new CountDownLatch(1);
        deliverMany(later);
        later.deliver(over::countDown);
        assertThat(over.await(10, TimeUnit.SECONDS)).isTrue();

        assertAllCameInOrder();
        assertThat(threads).isNotEmpty().doesNotContain(Thread.currentThread());
    }

    @Test
    void whatOneArrivalThrowsKeepsNoOtherFromArriving() throws Exception {
        DeliveryTiming later = new DeliveryTiming.Later(1);
        CountDownLatch arrival = new CountDownLatch(1);
        later.deliver(() -> {
            throw new IllegalStateException("thrown to be told");
        });
        later.deliver(arrival::countDown);

        assertThat(arrival.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void theSettingChooses() throws Exception {
        assertThat(FabricSettings.of(Map.of()).delivery()).isSameAs(DeliveryTiming.AT_ONCE);
        assertThat(FabricSettings.of(Map.of("delivery", "later")).delivery()).isInstanceOf(DeliveryTiming.Later.class);
    }
}
