package org.ndktck.reference.transport.tcp;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.ndktck.reference.transport.mpa.SetUpFrame;

/** The bytes of one TCP connection, in both directions. Used on the thread of the loop only. */
final class ByteStream implements EventLoop.ReadyHandler {

    /** More than the longest frame: a whole one always fits, whatever came before it. */
    private static final int INPUT_BYTES = 4 * SetUpFrame.MAX_FRAME;

    private final EventLoop loop;
    private final SocketChannel socket;
    private final Events events;
    private final ByteBuffer input = ByteBuffer.allocate(INPUT_BYTES);
    private final Deque<ByteBuffer> output = new ArrayDeque<>(2);
    private @Nullable SelectionKey key;
    private boolean finishing;
    private boolean broken;

    ByteStream(EventLoop loop, SocketChannel socket, Events events) {
        this.loop = loop;
        this.socket = socket;
        this.events = events;
    }

    /** Is told what happens on a stream; the stream may be closed meanwhile. */
    interface Events {

        void connected();

        void notConnected(IOException why);

        /** Bytes have come. Takes some, and leaves those that are not a whole frame yet. */
        void came(ByteBuffer bytes);

        /** The peer sends no more. */
        void ended();

        /** The connection is gone. */
        void broke();
    }

    /** Begins to connect; the socket is bound. */
    void connect(InetSocketAddress destination) {
        try {
            socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
            if (socket.connect(destination) || socket.finishConnect()) {
                key = loop.register(socket, SelectionKey.OP_READ, this);
                events.connected();
            } else {
                key = loop.register(socket, SelectionKey.OP_CONNECT, this);
            }
        } catch (IOException e) {
            close();
            events.notConnected(e);
        }
    }

    /** Begins to read; the socket is connected. */
    void begin() throws IOException {
        socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
        key = loop.register(socket, SelectionKey.OP_READ, this);
    }

    SocketChannel socket() {
        return socket;
    }

    @Override
    public void ready(SelectionKey ready) {
        if (ready.isConnectable()) {
            finishConnecting(ready);
        } else {
            if (ready.isWritable()) {
                flush();
            }
            if (ready.isValid() && ready.isReadable()) {
                read();
            }
        }
    }

    private void finishConnecting(SelectionKey ready) {
        try {
            if (socket.finishConnect()) {
                ready.interestOps(SelectionKey.OP_READ);
                events.connected();
            }
        } catch (IOException e) {
            close();
            events.notConnected(e);
        }
    }

    private void read() {
        int count = 1;
        while (count > 0 && socket.isOpen()) {
            try {
                count = socket.read(input);
            } catch (IOException e) {
                close();
                events.broke();
                return;
            }
            if (count > 0) {
                events.came(input.flip());
                input.compact();
            }
        }
        if (count < 0 && socket.isOpen()) {
            watch(SelectionKey.OP_READ, false);
            events.ended();
        }
    }

    /** Writes as soon as the socket takes it. */
    void write(ByteBuffer bytes) {
        output.add(bytes);
        flush();
    }

    /** Tells the peer, after everything that was written, that no more comes. */
    void finish() {
        finishing = true;
        flush();
    }

    private void flush() {
        try {
            while (!output.isEmpty() && !broken) {
                socket.write(output.element());
                if (output.element().hasRemaining()) {
                    break;
                }
                output.remove();
            }
            if (output.isEmpty() && finishing && !broken) {
                socket.shutdownOutput();
            }
        } catch (IOException e) {
            broken = true; // reading tells, after what the peer sent before
            output.clear();
        }
        watch(SelectionKey.OP_WRITE, !output.isEmpty());
    }

    private void watch(int operation, boolean wanted) {
        SelectionKey present = key;
        if (present != null && present.isValid()) {
            int now = wanted ? present.interestOps() | operation : present.interestOps() & ~operation;
            if (now != present.interestOps()) {
                present.interestOps(now);
            }
        }
    }

    /** Breaks the connection off: the peer is told at once, and what is on the way is lost. */
    void abort() {
        try {
            socket.setOption(StandardSocketOptions.SO_LINGER, 0);
        } catch (IOException e) {
            // it is broken already
        }
        close();
    }

    /** Closes the socket; what was written still arrives. */
    void close() {
        EventLoop.close(socket);
    }
}
