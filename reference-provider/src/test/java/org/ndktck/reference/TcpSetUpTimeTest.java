package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;

/**
 * How long it takes to set a connection up over TCP, beside two blocking sockets that exchange messages of the same
 * lengths. Measured only with {@code -Dtcp.measure=true}; the figures go to {@code target/tcp-set-up-time.txt}.
 */
@EnabledIfSystemProperty(named = "tcp.measure", matches = "true")
class TcpSetUpTimeTest {

    private static final int ROUNDS = 11;
    private static final int EACH = 1000;
    private static final int FRAME = 24;
    private static final int READY = 20;

    @Test
    void isComparedWithABareExchange() throws IOException {
        double[] bare = new double[ROUNDS];
        double[] provider = new double[ROUNDS];
        try (ServerSocket listener = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.2"));
                Bench bench = Bench.open(new ReferenceTcpProvider(), "families", "ipv4")) {
            CompletableFuture<Void> passive = CompletableFuture.runAsync(() -> answer(listener));
            for (int round = 0; round < ROUNDS; round++) {
                bare[round] = micros(() -> exchange(listener));
                provider[round] = micros(new SetUps(bench));
            }
            assertThat(passive).isNotDone();
        }
        double one = median(bare);
        double other = median(provider);
        Files.writeString(
                Path.of("target", "tcp-set-up-time.txt"),
                String.format(
                        Locale.ROOT,
                        "bare exchange %.0f us, reference-tcp %.0f us, %.1f times; %.0f connections a second%n",
                        one,
                        other,
                        other / one,
                        1e6 / other));
    }

    private static double micros(Runnable once) {
        long start = System.nanoTime();
        for (int i = 0; i < EACH; i++) {
            once.run();
        }
        return (System.nanoTime() - start) / 1e3 / EACH;
    }

    /** The first rounds warm up, and count no more than any other. */
    private static double median(double... all) {
        return IntStream.range(0, all.length).mapToDouble(i -> all[i]).sorted().toArray()[all.length / 2];
    }

    private static void exchange(ServerSocket listener) {
        try (Socket socket = new Socket(listener.getInetAddress(), listener.getLocalPort())) {
            socket.setTcpNoDelay(true);
            socket.getOutputStream().write(new byte[FRAME]);
            socket.getInputStream().readNBytes(FRAME);
            socket.getOutputStream().write(new byte[READY]);
            socket.getInputStream().read(); // the other side has it
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void answer(ServerSocket listener) {
        while (!listener.isClosed()) {
            try (Socket socket = listener.accept()) {
                socket.setTcpNoDelay(true);
                InputStream in = socket.getInputStream();
                in.readNBytes(FRAME);
                socket.getOutputStream().write(new byte[FRAME]);
                in.readNBytes(READY);
            } catch (IOException closed) {
                return;
            }
        }
    }

    /**
     * From the call of connect until both sides know of the connection. The consumer accepts inside the connect event,
     * and completes inside the completion of the connect. Its objects are there before, and closed afterwards.
     */
    private static final class SetUps implements Runnable {

        private final Bench bench;
        private final NdkQp[] qps;
        private final NdkConnector[] connectors;
        private final NdkSockaddr address;
        private final BlockingQueue<Call> accepts = new LinkedBlockingQueue<>();
        private int next;

        SetUps(Bench bench) {
            this.bench = bench;
            qps = IntStream.range(0, 2 * EACH)
                    .mapToObj(i -> Bench.qp(bench.active()))
                    .toArray(NdkQp[]::new);
            connectors = IntStream.range(0, EACH)
                    .mapToObj(i -> Bench.connector(bench.active()))
                    .toArray(NdkConnector[]::new);
            NdkListener listener = Bench.listener(
                    bench.passive(),
                    passive -> accepts.add(
                            Bench.accept(passive, qps[2 * next + 1], Bench.SOME_LIMITS, Bench.NOTHING, () -> {})));
            assertThat(Bench.listen(listener, bench.passiveAddress(0)).outcome())
                    .isEqualTo(NtStatus.STATUS_SUCCESS);
            address = Bench.addressOf(args -> listener.dispatch().getLocalAddress(listener, args));
        }

        @Override
        public void run() {
            NdkConnector active = connectors[next];
            CompletableFuture<Call> completes = new CompletableFuture<>();
            Bench.connect(
                    () -> completes.complete(Bench.completeConnect(active, () -> {})),
                    active,
                    qps[2 * next],
                    bench.activeAddress(0),
                    address,
                    Bench.SOME_LIMITS,
                    Bench.NOTHING);
            try {
                assertThat(accepts.take().outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            assertThat(completes.join().outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            next++;
            Bench.close(active);
        }
    }
}
