package org.ndktck.racing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.ndktck.plan.lifetime.FirstToStart;

/** Two threads that act at the same time. */
class SimultaneousStartTest {

    private static final String POST = "post";
    private static final String OTHER = "other";

    /** One post before the other thread is waited for, one afterwards. */
    private static List<String> race(FirstToStart first, int round) throws Exception {
        SimultaneousStart line = new SimultaneousStart(first, round);
        List<String> order = new CopyOnWriteArrayList<>();
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Future<?> posting = threads.submit(() -> {
                line.beforeTheFirstPost();
                order.add(POST);
                line.afterAPost();
                line.awaitTheOther();
                order.add(POST);
            });
            Future<?> other = threads.submit(() -> {
                line.beforeTheOther();
                order.add(OTHER);
            });
            posting.get(1, TimeUnit.MINUTES);
            other.get(1, TimeUnit.MINUTES);
            return order;
        } finally {
            threads.shutdown();
        }
    }

    @ParameterizedTest
    @EnumSource(FirstToStart.class)
    void bothDoWhatTheyAreThereFor(FirstToStart first) throws Exception {
        for (int round = 0; round < 20; round++) {
            assertThat(race(first, round)).containsExactlyInAnyOrder(POST, POST, OTHER);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7})
    void theOneWithTheHeadStartComesFirst(int round) throws Exception {
        assertThat(race(FirstToStart.POSTING, round)).startsWith(POST);
    }

    @ParameterizedTest
    @EnumSource(FirstToStart.class)
    void nobodyWaitsOnceItIsAbandoned(FirstToStart first) {
        SimultaneousStart line = new SimultaneousStart(first, 0);
        line.abandon();

        line.beforeTheFirstPost();
        line.awaitTheOther();
        line.beforeTheOther();

        assertThat(first).isNotNull();
    }
}
