package org.ndktck.cli.peer;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.ndktck.cli.peer.PeerMessage.Kind;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Calls of two processes into each other. A thread that waits for an answer answers meanwhile what is asked in its name: a
 * callback that runs inside a call here runs inside it there, too.
 */
final class Conversation implements AutoCloseable {

    /** More than the longest buffers of a call. */
    private static final int MOST_BYTES = 1 << 26;

    private static final Duration NO_LIMIT = Duration.ofDays(1);
    private static final JsonMapper JSON = JsonMapper.shared();

    private final Socket socket;
    private final DataOutputStream out;
    private final String side;
    private final Function<PeerMessage, List<JsonNode>> answering;
    private final AtomicLong names = new AtomicLong();
    private final ThreadLocal<String> name = new ThreadLocal<>();
    private final Map<String, BlockingQueue<PeerMessage>> waiting = new ConcurrentHashMap<>();
    private final ExecutorService answerers = Executors.newCachedThreadPool(Conversation::daemon);
    private final PeerMessage end = new PeerMessage("", Kind.ANSWER, List.of());
    private volatile Runnable whenOver = () -> {};
    private volatile boolean left;
    private volatile boolean over;

    /**
     * Begins to listen.
     *
     * @param socket connected; closed with this
     * @param side differs from that of the other process
     * @param answering does what is asked and gives the values of the answer
     */
    Conversation(Socket socket, String side, Function<PeerMessage, List<JsonNode>> answering) throws IOException {
        this.socket = socket;
        this.side = side;
        this.answering = answering;
        socket.setTcpNoDelay(true);
        this.out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
    }

    /** Hears what is said from now on. */
    Conversation begin() {
        daemon(this::hear).start();
        return this;
    }

    /** Does something when it is over; to be said before it begins. */
    Conversation whenOver(Runnable something) {
        whenOver = something;
        return this;
    }

    private static Thread daemon(Runnable action) {
        Thread thread = new Thread(action, "ndk-tck peer");
        thread.setDaemon(true);
        return thread;
    }

    /** Asks, and waits for the answer, however long it takes. */
    List<JsonNode> ask(Kind kind, List<JsonNode> values) {
        return ask(kind, values, NO_LIMIT);
    }

    /**
     * Asks, and waits for the answer.
     *
     * @throws PeerLostException if none comes
     */
    List<JsonNode> ask(Kind kind, List<JsonNode> values, Duration limit) {
        String before = name.get();
        String mine = before == null ? side + names.incrementAndGet() : before;
        BlockingQueue<PeerMessage> heard = waiting.computeIfAbsent(mine, absent -> new LinkedBlockingQueue<>());
        name.set(mine);
        try {
            say(new PeerMessage(mine, kind, values));
            while (true) {
                PeerMessage next = take(heard, limit);
                if (next == null || next.equals(end)) {
                    throw new PeerLostException("says nothing any more");
                }
                if (next.kind() == Kind.ANSWER) {
                    return next.values();
                }
                say(new PeerMessage(mine, Kind.ANSWER, answering.apply(next)));
            }
        } finally {
            if (before == null) {
                name.remove();
                waiting.remove(mine);
            }
        }
    }

    /** A provider may interrupt every thread it finds. */
    private @Nullable PeerMessage take(BlockingQueue<PeerMessage> heard, Duration limit) {
        long until = System.nanoTime() + limit.toNanos();
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return over ? end : heard.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void say(PeerMessage message) {
        byte[] bytes = JSON.writeValueAsBytes(message);
        synchronized (out) {
            try {
                out.writeInt(bytes.length);
                out.write(bytes);
                out.flush();
            } catch (IOException e) {
                throw new PeerLostException("cannot be told anything any more: " + e.getMessage());
            }
        }
    }

    private void hear() {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(socket.getInputStream()))) {
            while (true) {
                int length = in.readInt();
                if (length <= 0 || length > MOST_BYTES) {
                    break; // who speaks something else
                }
                heard(JSON.readValue(in.readNBytes(length), PeerMessage.class));
            }
        } catch (IOException | JacksonException e) {
            // over, whatever it was
        } finally {
            end();
        }
    }

    private void heard(PeerMessage message) {
        BlockingQueue<PeerMessage> asker = waiting.get(message.thread());
        if (asker != null) {
            asker.add(message);
        } else if (message.kind() != Kind.ANSWER) {
            waiting.put(message.thread(), new LinkedBlockingQueue<>());
            answerers.execute(() -> answer(message));
        }
    }

    private void answer(PeerMessage message) {
        name.set(message.thread());
        try {
            List<JsonNode> answer = answering.apply(message);
            waiting.remove(message.thread()); // before the other side knows: what it asks next is another matter
            say(new PeerMessage(message.thread(), Kind.ANSWER, answer));
        } catch (RuntimeException | Error e) { // without an answer the other side would wait for good
            end();
        } finally {
            name.remove();
        }
    }

    /** Whether it was this side that has ended the conversation. */
    boolean isLeft() {
        return left;
    }

    /** Ends the conversation; whoever waits waits no longer. */
    @Override
    public void close() {
        left = true;
        end();
    }

    private void end() {
        over = true;
        try {
            socket.close();
        } catch (IOException e) {
            // it is gone all the same
        }
        waiting.values().forEach(heard -> heard.add(end));
        answerers.shutdown();
        whenOver.run();
    }
}
