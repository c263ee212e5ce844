package org.ndktck.reference.transport.tcp;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.execution.DeferredWork;
import org.ndktck.reference.execution.ManualClock;
import org.ndktck.reference.refusal.Refusal;
import org.ndktck.reference.transport.Channel;
import org.ndktck.reference.transport.ChannelEvents;
import org.ndktck.reference.transport.Message;
import org.ndktck.reference.transport.mpa.Fpdu;
import org.ndktck.reference.transport.mpa.MalformedFrame;
import org.ndktck.reference.transport.mpa.SetUpFrame;
import org.ndktck.reference.transport.mpa.SetUpFrame.Kind;

/**
 * One side of an MPA connection over TCP: messages to frames, frames to messages. A graceful end is a FIN, any
 * other one is a RST; so is what answers bytes that are no frame.
 *
 * <p>What the connection calls is under the provider's lock; everything else is on the thread of the loop.
 */
final class TcpChannel implements Channel, ByteStream.Events {

    /** How long a peer may take for its Request, and for its FIN after it was rejected. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** The system keeps a pair of addresses for a second after a connection between them has ended. */
    private static final Duration BEFORE_A_RETRY = Duration.ofMillis(100);

    private static final int MOST_RETRIES = 30;

    private final Wire wire;
    private final Consumer<TcpChannel> onRequest;
    private @Nullable ByteStream stream;
    private Message.@Nullable Request asked;
    private int retries;
    private Phase phase;
    private boolean readySeen;
    private boolean finished;
    private boolean ended;
    private ManualClock.Deadline deadline = ManualClock.Deadline.NONE;
    private @Nullable SetUpFrame request;

    /** Guarded by the provider's lock. */
    private @Nullable ChannelEvents events;
    /** Guarded by the provider's lock. */
    private boolean open = true;

    /** What comes next from the peer. */
    private enum Phase {
        REQUEST,
        REPLY,
        /** The consumer decides on the Request, and the peer waits. */
        NOTHING,
        FPDUS,
        /** The peer is rejected, and whatever it sends does not matter. */
        END
    }

    private TcpChannel(Wire wire, Phase phase, Consumer<TcpChannel> onRequest) {
        this.wire = wire;
        this.phase = phase;
        this.onRequest = onRequest;
    }

    /** The channel of the active side. */
    static TcpChannel active(Wire wire, ChannelEvents events) {
        TcpChannel channel = new TcpChannel(wire, Phase.REPLY, none -> {});
        channel.events = events;
        return channel;
    }

    /**
     * The channel of a connection that has come.
     *
     * @param onRequest is given the channel when its request is whole, or when none comes of it any more
     */
    static TcpChannel passive(Wire wire, SocketChannel socket, Consumer<TcpChannel> onRequest) throws IOException {
        TcpChannel channel = new TcpChannel(wire, Phase.REQUEST, onRequest);
        ByteStream stream = new ByteStream(wire.loop(), socket, channel);
        channel.stream = stream;
        stream.begin();
        channel.deadline = wire.restart(channel.deadline, PATIENCE, channel::giveUp);
        return channel;
    }

    /**
     * Begins to connect.
     *
     * @param socket bound to the source; another one is opened where it has been used before
     */
    void connect(@Nullable SocketChannel socket, Message.Request message) {
        try {
            asked = message;
            wire.loop().reap(); // or what was closed a moment ago is still in the way
            ByteStream connecting =
                    new ByteStream(wire.loop(), socket == null ? Sockets.bound(message.source()) : socket, this);
            stream = connecting;
            connecting.connect(new InetSocketAddress(
                    message.destination().address(), message.destination().port()));
        } catch (Refusal refusal) {
            unanswered(refusal.status());
        }
    }

    // What the connection calls.

    @Override
    public boolean send(Message message, DeferredWork deferred) {
        boolean arrives = open && wire.isUp();
        boolean last = message instanceof Message.Abort;
        if (arrives) {
            deferred.message(() -> transmit(wire.filter().filter(message)));
        } else if (open && (last || message instanceof Message.Rejection)) {
            wire.onLoop(deferred, this::giveUp);
        }
        open &= !last;
        return arrives;
    }

    private void transmit(Message message) {
        wire.toLoop(() -> write(message));
    }

    @Override
    public boolean reachesPeer() {
        return open && wire.isUp();
    }

    // What travels.

    private void write(Message message) {
        ByteStream present = stream;
        if (present == null || message instanceof Message.Abort) {
            giveUp();
        } else if (message instanceof Message.Acceptance acceptance) {
            phase = Phase.FPDUS;
            present.write(MessageFrames.of(acceptance));
        } else if (message instanceof Message.Rejection rejection) {
            reject(rejection, present);
        } else if (message instanceof Message.Disconnect) {
            finished = true;
            present.finish();
            closeIfBothEnded(present);
        } else {
            readySeen |= message instanceof Message.Ready;
            MessageFrames.fpdu(message).ifPresent(present::write);
        }
    }

    /** There is no message for it once the peer has accepted: it finds the connection gone. */
    private void reject(Message.Rejection rejection, ByteStream present) {
        SetUpFrame answered = request;
        if (answered == null || phase != Phase.NOTHING) {
            giveUp();
        } else {
            phase = Phase.END;
            deadline = wire.restart(deadline, PATIENCE, this::giveUp);
            present.write(MessageFrames.of(rejection, answered.limits()));
            present.finish();
        }
    }

    private void closeIfBothEnded(ByteStream present) {
        if (finished && ended) {
            present.close();
        }
    }

    /** Breaks the connection off, or the attempt to make one. */
    void giveUp() {
        leaveRequestPhase();
        if (stream != null) {
            stream.abort();
        }
    }

    private void leaveRequestPhase() {
        if (phase == Phase.REQUEST) {
            phase = Phase.NOTHING;
            onRequest.accept(this);
        }
        wire.cancel(deadline);
    }

    // What comes.

    @Override
    public void connected() {
        Message.Request message = asked;
        ByteStream present = stream;
        if (message != null && present != null) {
            present.write(MessageFrames.of(message));
        }
    }

    @Override
    public void notConnected(IOException why) {
        Message.Request message = asked;
        if (message != null && Sockets.isInUse(why) && retries++ < MOST_RETRIES) {
            deadline = wire.restart(deadline, BEFORE_A_RETRY, () -> connect(null, message));
        } else {
            unanswered(Sockets.whyNotConnected(why));
        }
    }

    /** Tells that nobody took the request. */
    void unanswered(NtStatus status) {
        arrive((told, deferred) -> told.unanswered(this, status, deferred), true);
    }

    @Override
    public void came(ByteBuffer bytes) {
        try {
            boolean more = true;
            while (more && bytes.hasRemaining()) {
                more = next(bytes);
            }
        } catch (MalformedFrame malformed) {
            broke();
            giveUp();
        }
    }

    /** Takes what comes next, if it is whole. */
    private boolean next(ByteBuffer bytes) throws MalformedFrame {
        return switch (phase) {
            case REQUEST ->
                SetUpFrame.read(bytes, Kind.REQUEST).map(this::requested).isPresent();
            case REPLY -> SetUpFrame.read(bytes, Kind.REPLY).map(this::replied).isPresent();
            case FPDUS -> Fpdu.read(bytes).map(this::received).isPresent();
            case NOTHING -> throw new MalformedFrame("bytes before the Reply");
            case END -> {
                bytes.position(bytes.limit());
                yield false;
            }
        };
    }

    private SetUpFrame requested(SetUpFrame frame) {
        request = frame;
        leaveRequestPhase();
        return frame;
    }

    private SetUpFrame replied(SetUpFrame frame) {
        phase = frame.rejected() ? Phase.END : Phase.FPDUS;
        arrive(MessageFrames.message(frame), frame.rejected());
        if (frame.rejected() && stream != null) {
            stream.close();
        }
        return frame;
    }

    private Fpdu received(Fpdu fpdu) {
        readySeen |= fpdu instanceof Fpdu.Ready;
        arrive(MessageFrames.message(fpdu), false);
        return fpdu;
    }

    /** A FIN ends a connection gracefully; where there is none yet, it is as good as a RST. */
    @Override
    public void ended() {
        ByteStream present = stream;
        if (phase != Phase.FPDUS || !readySeen || present == null) {
            broke();
            giveUp();
        } else {
            ended = true;
            arrive(new Message.Disconnect(), false);
            closeIfBothEnded(present);
        }
    }

    @Override
    public void broke() {
        leaveRequestPhase();
        if (phase != Phase.END) {
            arrive(new Message.Abort(), true);
        }
    }

    /** What the connection is told, under the lock. */
    private interface Telling {
        void tell(ChannelEvents told, DeferredWork deferred);
    }

    private void arrive(Message message, boolean last) {
        arrive((told, deferred) -> told.received(this, message, deferred), last);
    }

    private void arrive(Telling telling, boolean last) {
        wire.arrive(deferred -> {
            ChannelEvents told = events;
            open &= !last;
            if (told != null) {
                telling.tell(told, deferred);
            }
        });
    }

    // What a listener needs of a connection that has come.

    /** The request, once it is whole. */
    @Nullable
    SetUpFrame request() {
        return request;
    }

    SocketChannel socket() {
        ByteStream present = stream;
        if (present == null) {
            throw new IllegalStateException("a connection that has come has a socket");
        }
        return present.socket();
    }

    /** Knows from now on whom to tell. Under the lock. */
    void attach(ChannelEvents taker) {
        events = taker;
    }
}
