package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.WorkerSlot;

/**
 * Many connections over TCP, one after the other: nothing is left of them. As many as {@code -Dtcp.connections} says;
 * few enough for every build without it.
 */
class TcpEnduranceTest {

    private static final int CONNECTIONS = Integer.getInteger("tcp.connections", 2000);

    /** One of 256 processes has 64 ports: one that is not given back is missed soon. */
    private static final WorkerSlot SLOT = new WorkerSlot(0, 256);

    @Test
    void leaveNoDescriptorNoThreadAndNoPortBehind() {
        try (Bench bench = Bench.open(new ReferenceTcpProvider(), SLOT, "families", "ipv4")) {
            Bench.Incoming incoming = bench.new Incoming();
            connectAndEnd(bench, incoming);
            bench.settle();
            int descriptors = descriptors();
            int threads = Thread.activeCount();

            for (int i = 0; i < CONNECTIONS; i++) {
                connectAndEnd(bench, incoming);
            }

            bench.settle();
            assertThat(descriptors()).isLessThanOrEqualTo(descriptors);
            assertThat(Thread.activeCount()).isLessThanOrEqualTo(threads);
        }
    }

    /** The passive side goes first: what the system remembers of the connection is not in the way of the next then. */
    private static void connectAndEnd(Bench bench, Bench.Incoming incoming) {
        NdkQp activeQp = Bench.qp(bench.active());
        NdkQp passiveQp = Bench.qp(bench.passive());
        NdkConnector active = Bench.connector(bench.active());
        Call connect = Bench.connect(
                active, activeQp, bench.activeAddress(0), incoming.address, Bench.SOME_LIMITS, Bench.NOTHING);
        NdkConnector passive = incoming.next();
        Call accept = Bench.accept(passive, passiveQp, Bench.SOME_LIMITS, Bench.NOTHING, () -> {});
        assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        assertThat(Bench.completeConnect(active, () -> {}).outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        Call end = Bench.disconnect(passive);
        bench.settle();
        assertThat(Bench.disconnect(active).outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        assertThat(end.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        Bench.close(active).outcome();
        Bench.close(passive).outcome();
        Bench.close(activeQp).outcome();
        Bench.close(passiveQp).outcome();
    }

    private static int descriptors() {
        return Objects.requireNonNull(new File("/proc/self/fd").list()).length;
    }
}
