package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NtStatus;

/** A process that may open few files: what can no longer be connected ends in a documented status, and the listener goes on. */
class TcpDescriptorLimitTest {

    private static final Path SHELL = Path.of("/bin/sh");
    private static final String LIMITED = "ulimit -n 300 && exec \"$0\" \"$@\"";
    private static final int FEW = 10;

    /** Longer than the provider waits for a Reply. */
    private static final Duration LONG = Duration.ofSeconds(61);

    @Test
    void theListenerSurvivesThatNoDescriptorIsLeft() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(SHELL), "no shell here has ulimit");
        Process limited = new ProcessBuilder(
                        SHELL.toString(),
                        "-c",
                        LIMITED,
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Limited.class.getName())
                .redirectErrorStream(true)
                .start();
        String said = new String(limited.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(limited.waitFor()).as(said).isZero();
    }

    /** The process. */
    static final class Limited {

        private Limited() {}

        public static void main(String[] args) {
            Duration longTime = LONG; // loads the class while there are descriptors
            try (Bench bench = Bench.open(new ReferenceTcpProvider(), "families", "ipv4")) {
                Bench.Incoming incoming = bench.new Incoming();
                connectAndClose(bench, incoming); // loads the classes, which takes descriptors too
                List<NdkConnector> open = new ArrayList<>();
                Call last = connectUntilNothingArrives(bench, incoming, open);
                assertThat(open).hasSizeBetween(FEW, 300);
                if (!last.isDone()) {
                    bench.adapters().controls().clock().orElseThrow().advance(longTime);
                }
                assertThat(last.outcome()).isIn(NtStatus.STATUS_INSUFFICIENT_RESOURCES, NtStatus.STATUS_IO_TIMEOUT);

                open.subList(0, FEW).forEach(one -> Bench.close(one).outcome());
                incoming.connectors.forEach(one -> Bench.close(one).outcome());
                incoming.connectors.clear();
                bench.settle();
                bench.adapters().controls().clock().orElseThrow().advance(Duration.ofSeconds(1));
                bench.settle();
                connectAndClose(bench, incoming);
            }
        }

        /** A request that waited in the system's backlog without a descriptor may bring its event first: it is accepted, too. */
        private static void connectAndClose(Bench bench, Bench.Incoming incoming) {
            NdkConnector active = Bench.connector(bench.active());
            Call connect = bench.connect(active, incoming.address);
            List<NdkConnector> accepted = new ArrayList<>();
            do {
                NdkConnector passive = incoming.next();
                bench.accept(passive);
                accepted.add(passive);
                bench.settle();
            } while (!connect.isDone());
            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            Bench.close(active).outcome();
            accepted.forEach(passive -> Bench.close(passive).outcome());
            bench.settle();
        }

        private static Call connectUntilNothingArrives(Bench bench, Bench.Incoming incoming, List<NdkConnector> open) {
            while (true) {
                NdkConnector next = Bench.connector(bench.active());
                Call connect = bench.connect(next, incoming.address);
                bench.settle();
                open.add(next);
                if (incoming.connectors.size() < open.size()) {
                    return connect;
                }
            }
        }
    }
}
