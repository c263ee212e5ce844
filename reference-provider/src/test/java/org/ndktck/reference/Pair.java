package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NtStatus;
import org.ndktck.reference.negotiation.ReadLimits;

/** Both sides of a connection, brought as far as a test wants them. */
final class Pair {

    final Bench bench;
    final Bench.Incoming incoming;
    final NdkQp activeQp;
    final NdkQp passiveQp;
    final NdkConnector active;
    final NdkConnector passive;
    final Call connect;
    final AtomicInteger activeEvents = new AtomicInteger();
    final AtomicInteger passiveEvents = new AtomicInteger();

    private Pair(Bench bench, NdkQp activeQp, NdkQp passiveQp, ReadLimits limits, byte[] privateData) {
        this.bench = bench;
        this.activeQp = activeQp;
        this.passiveQp = passiveQp;
        incoming = bench.new Incoming();
        active = Bench.connector(bench.active());
        connect = Bench.connect(active, activeQp, bench.activeAddress(0), incoming.address, limits, privateData);
        passive = incoming.next();
    }

    static Pair requested(Bench bench) {
        return requested(bench, Bench.SOME_LIMITS, Bench.NOTHING);
    }

    static Pair requested(Bench bench, ReadLimits limits, byte[] privateData) {
        return new Pair(bench, Bench.qp(bench.active()), Bench.qp(bench.passive()), limits, privateData);
    }

    static Pair requested(Bench bench, NdkQp activeQp, NdkQp passiveQp) {
        return new Pair(bench, activeQp, passiveQp, Bench.SOME_LIMITS, Bench.NOTHING);
    }

    Call accept() {
        return accept(Bench.SOME_LIMITS, Bench.NOTHING);
    }

    Call accept(ReadLimits limits, byte[] privateData) {
        Call accept = Bench.accept(passive, passiveQp, limits, privateData, passiveEvents::incrementAndGet);
        assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        return accept;
    }

    Call completeConnect() {
        return Bench.completeConnect(active, activeEvents::incrementAndGet);
    }

    Pair established() {
        Call accept = accept();
        assertThat(completeConnect().outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        return this;
    }

    /** Closes everything of the pair, in the order that never pends on a successor. */
    void close() {
        Bench.close(active).outcome();
        bench.settle();
        Bench.close(passive).outcome();
        Bench.close(incoming.listener).outcome();
        Bench.close(activeQp).outcome();
        Bench.close(passiveQp).outcome();
    }
}
