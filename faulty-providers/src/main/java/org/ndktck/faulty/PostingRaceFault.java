package org.ndktck.faulty;

import static org.ndktck.faulty.DispatchFunction.*;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.ndktck.api.*;

/**
 * The reference provider, wrong only where a request is posted while another thread flushes the queue pair
 * or closes its connector. That a request comes meanwhile is no luck: the first such call on a queue pair
 * that was posted on goes on only when one has come, or after a while.
 */
public abstract class PostingRaceFault extends InterceptingProvider {

    private static final long LONGEST_WAIT_NANOS = TimeUnit.MILLISECONDS.toNanos(10);
    private static final long MOMENT_NANOS = 1000;

    /** What goes on at one queue pair. */
    private static final class Queues {

        private final AtomicInteger posts = new AtomicInteger();
        private volatile boolean raced;
        private volatile boolean open;
    }

    private final DispatchFunction other;
    private final Map<NdkObject<?>, NdkObject<?>> queuePairs = new ConcurrentHashMap<>();
    private final Map<NdkObject<?>, Queues> posted = new ConcurrentHashMap<>();

    /**
     * Derives a provider.
     *
     * @param other what the other thread calls, for example {@link DispatchFunction#FLUSH}
     */
    protected PostingRaceFault(DispatchFunction other) {
        this.other = other;
    }

    /** Takes the place of a post that comes while the other thread's call goes on. */
    protected NtStatus postedMeanwhile(Intercepted post) {
        return post.status();
    }

    /** Sees that the other thread's call is over, during which a post has returned. */
    protected void raced() {}

    /**
     * Changes what a completion queue hands out.
     *
     * @param results taken from it, to be changed in place
     * @param room how many the consumer takes at most
     */
    protected void handingOut(List<NdkResult> results, long room) {}

    @Override
    protected final Object call(Intercepted call) {
        if (call.is(CONNECT, CONNECT_WITH_SHARED_ENDPOINT, ACCEPT, ACCEPT_EX)) {
            queuePairs.put(call.object(), call.given(NdkQp.class));
        }
        if (call.is(GET_CQ_RESULTS)) {
            return Results.handOut(call, this::handingOut);
        }
        if (call.is(SEND, RECEIVE)) {
            return post(call, posted.computeIfAbsent(call.object(), qp -> new Queues()));
        }
        Queues queues = posted.get(queuePairs.getOrDefault(call.object(), call.object()));
        return call.is(other) && queues != null && !queues.raced ? race(call, queues) : call.proceed();
    }

    private NtStatus post(Intercepted post, Queues queues) {
        NtStatus status = queues.open ? postedMeanwhile(post) : post.status();
        queues.posts.incrementAndGet();
        return status;
    }

    private Object race(Intercepted call, Queues queues) {
        queues.raced = true;
        int before = queues.posts.get();
        BooleanSupplier hasCome = () -> queues.posts.get() > before;
        queues.open = true;
        long begun = System.nanoTime();
        while (!hasCome.getAsBoolean() && System.nanoTime() - begun < LONGEST_WAIT_NANOS) {
            LockSupport.parkNanos(MOMENT_NANOS);
        }
        queues.open = false;
        Object answer = call.proceed();
        if (hasCome.getAsBoolean()) {
            raced();
        }
        return answer;
    }
}
