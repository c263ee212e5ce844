package org.ndktck.reference.transport.tcp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;

/**
 * A packet to oneself. The system brings the packets of one thread over the loopback in their order, but not always before
 * the call that sends them returns: when this one is back, those before it have come to their sockets.
 */
final class LoopbackProbe implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 100;

    private final DatagramSocket socket;
    private final DatagramPacket packet = new DatagramPacket(new byte[1], 1);

    LoopbackProbe() {
        try {
            socket = new DatagramSocket(0, InetAddress.getLoopbackAddress());
            socket.connect(socket.getLocalSocketAddress());
            socket.setSoTimeout(PATIENCE_MILLIS);
        } catch (IOException e) {
            throw new UncheckedIOException("no socket for the loopback", e);
        }
    }

    /** Sends it and waits for it; on the thread that sends everything else. */
    void roundTrip() {
        try {
            socket.send(new DatagramPacket(new byte[1], 1));
            socket.receive(packet);
        } catch (IOException lost) {
            // the system may drop it; what it followed has had its time
        }
    }

    @Override
    public void close() {
        socket.close();
    }
}
