package org.ndktck.reference.transport.tcp;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.Iterator;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One thread for all sockets of an open: waits until one of them is ready, or until somebody gives it work.
 * What one socket throws is told, and ends no other.
 */
public final class EventLoop implements AutoCloseable {

    /** How precise time-outs are; none is shorter than seconds. */
    private static final Duration TICK = Duration.ofMillis(20);

    private final Selector selector;
    private final Queue<Runnable> work = new ConcurrentLinkedQueue<>();
    private final Thread thread = new Thread(this::run, "reference-tcp");
    /** How often a socket was ready, or somebody gave it work. */
    private final AtomicLong activity = new AtomicLong();

    private Consumer<Duration> onTick = elapsed -> {};
    private volatile boolean closed;

    private EventLoop(Selector selector) {
        this.selector = selector;
    }

    /** Is told on the thread of the loop that its socket is ready. */
    @FunctionalInterface
    interface ReadyHandler {
        void ready(SelectionKey key);
    }

    /** Makes a loop that does not run yet. */
    public static EventLoop open() throws IOException {
        return new EventLoop(Selector.open());
    }

    /**
     * Starts the thread, a daemon.
     *
     * @param everyTick is told again and again how much time has passed
     */
    void start(Consumer<Duration> everyTick) {
        onTick = everyTick;
        thread.setDaemon(true);
        thread.start();
    }

    /** Does something on the thread of the loop; in the order in which one thread asks for it. */
    void execute(Runnable something) {
        activity.incrementAndGet();
        add(something);
    }

    private void add(Runnable something) {
        work.add(something);
        if (!isCurrentThread()) {
            selector.wakeup();
        }
    }

    /** Whether the caller is on the thread of the loop. */
    public boolean isCurrentThread() {
        return Thread.currentThread().equals(thread);
    }

    /** Watches a channel; on the thread of the loop. */
    SelectionKey register(SelectableChannel channel, int operations, ReadyHandler handler)
            throws ClosedChannelException {
        return channel.register(selector, operations, handler);
    }

    /** How much has been done, or is to be done. */
    long activity() {
        return activity.get();
    }

    /** Does something, and waits until it has looked at every socket and done what it was asked for; not on its own thread. */
    void awaitTurn(Runnable first) {
        CountDownLatch turned = new CountDownLatch(2);
        add(() -> {
            attempt(first);
            turned.countDown();
            add(turned::countDown);
        });
        try {
            while (!closed && !turned.await(1, TimeUnit.SECONDS)) {
                // the thread may have ended meanwhile
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Gives the system back what was closed while it was watched; on the thread of the loop. */
    void reap() {
        try {
            selector.selectNow();
        } catch (IOException e) {
            tell(e);
        }
    }

    private void run() {
        long last = System.nanoTime();
        while (!closed) {
            last = turn(last);
        }
        turn(last); // what was asked for before the end
        for (SelectionKey key : selector.keys()) {
            close(key.channel());
        }
        close(selector);
    }

    private long turn(long last) {
        try {
            if (work.isEmpty()) {
                selector.select(TICK.toMillis());
            } else {
                selector.selectNow();
            }
        } catch (IOException e) {
            tell(e);
        }
        for (Iterator<SelectionKey> ready = selector.selectedKeys().iterator(); ready.hasNext(); ) {
            SelectionKey key = ready.next();
            ready.remove();
            if (key.isValid() && key.attachment() instanceof ReadyHandler handler) {
                activity.incrementAndGet();
                attempt(() -> handler.ready(key));
            }
        }
        for (int present = work.size(); present > 0; present--) {
            attempt(work.remove()); // what it asks for is done once the sockets were looked at
        }
        long now = System.nanoTime();
        if (now - last < TICK.toNanos()) {
            return last;
        }
        attempt(() -> onTick.accept(Duration.ofNanos(now - last)));
        return now;
    }

    private void attempt(Runnable something) {
        try {
            something.run();
        } catch (RuntimeException | Error thrown) {
            tell(thrown);
        }
    }

    private void tell(Throwable thrown) {
        thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
    }

    /** Closes what has nobody to tell about it. */
    static void close(@Nullable AutoCloseable something) {
        try {
            if (something != null) {
                something.close();
            }
        } catch (Exception e) {
            // it is gone all the same
        }
    }

    /** Ends the thread, and closes every channel that is watched. */
    @Override
    public void close() {
        closed = true;
        selector.wakeup();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
