package org.ndktck.reference;

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

/** When messages arrive. */
class CarrierTest {

    private static final int MANY = 200;

    private final List<Integer> arrived = new ArrayList<>();
    private final Set<Thread> carriers = ConcurrentHashMap.newKeySet();

    private void carryMany(Carrier carrier) {
        IntStream.range(0, MANY)
                .forEach(message -> carrier.carry(() -> {
                    arrived.add(message);
                    carriers.add(Thread.currentThread());
                }));
    }

    private void assertAllCameInOrder() {
        assertThat(arrived)
                .containsExactlyElementsOf(IntStream.range(0, MANY).boxed().toList());
    }

    @Test
    void atOnceIsBeforeTheCallThatSentReturns() {
        carryMany(Carrier.AT_ONCE);

        assertAllCameInOrder();
        assertThat(carriers).containsExactly(Thread.currentThread());
    }

    @Test
    void laterIsOnOtherThreadsInTheOrderOfSending() throws Exception {
        Carrier later = new Carrier.Later(1);
        CountDownLatch over = new CountDownLatch(1);
        carryMany(later);
        later.carry(over::countDown);
        assertThat(over.await(10, TimeUnit.SECONDS)).isTrue();

        assertAllCameInOrder();
        assertThat(carriers).isNotEmpty().doesNotContain(Thread.currentThread());
    }

    @Test
    void whatOneArrivalThrowsKeepsNoOtherFromArriving() throws Exception {
        Carrier later = new Carrier.Later(1);
        CountDownLatch arrival = new CountDownLatch(1);
        later.carry(() -> {
            throw new IllegalStateException("thrown to be told");
        });
        later.carry(arrival::countDown);

        assertThat(arrival.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void theSettingChooses() throws Exception {
        assertThat(Settings.of(Map.of()).carrier()).isSameAs(Carrier.AT_ONCE);
        assertThat(Settings.of(Map.of("delivery", "later")).carrier()).isInstanceOf(Carrier.Later.class);
    }
}
