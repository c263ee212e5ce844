package org.ndktck.reference;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.negotiation.ReadLimits;
import org.ndktck.reference.transport.mpa.Fpdu;
import org.ndktck.reference.transport.mpa.SetUpFrame;
import org.ndktck.reference.transport.mpa.SetUpFrame.Kind;

/** The other end of a TCP connection of the provider: sends any bytes, and tells what comes. */
final class RawPeer implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 10_000;

    private final Socket socket;

    RawPeer(Socket socket) {
        this.socket = socket;
    }

    /** Connects to a listener of the provider. */
    static RawPeer to(NdkSockaddr address) {
        try {
            return new RawPeer(new Socket(address.address(), address.port()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes a connection of the provider. */
    static RawPeer from(ServerSocket listener) {
        try {
            listener.setSoTimeout(PATIENCE_MILLIS);
            return new RawPeer(listener.accept());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static byte[] request() {
        return bytes(
                new SetUpFrame(Kind.REQUEST, false, new ReadLimits(3, 4), PrivateData.of((byte) 1, (byte) 0)).encode());
    }

    static byte[] reply() {
        return bytes(new SetUpFrame(Kind.REPLY, false, new ReadLimits(4, 3), PrivateData.NONE).encode());
    }

    static byte[] ready() {
        return bytes(new Fpdu.Ready().encode());
    }

    private static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }

    RawPeer send(byte... bytes) {
        try {
            socket.getOutputStream().write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    RawPeer halfClose() {
        try {
            socket.shutdownOutput();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    RawPeer reset() {
        try {
            socket.setSoLinger(true, 0);
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Reads exactly so many bytes. */
    byte[] read(int count) {
        try {
            socket.setSoTimeout(PATIENCE_MILLIS);
            return socket.getInputStream().readNBytes(count);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits for the end, whatever comes before it; a reset is one, and silence is none. */
    boolean isEnded() {
        try {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getInputStream().readAllBytes();
            return true;
        } catch (SocketException reset) {
            return true;
        } catch (IOException silence) {
            return false;
        }
    }

    InetSocketAddress remote() {
        return (InetSocketAddress) socket.getRemoteSocketAddress();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
