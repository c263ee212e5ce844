package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.Condition;

/** What ends because the clock passes, and that it stays ended. */
class TimeoutTest {

    private static final Duration LONG = Duration.ofHours(1);

    private static void advance(Bench bench) {
        bench.adapters().controls().clock().orElseThrow().advance(LONG);
        bench.settle();
    }

    private static Condition.Ending cut(Bench bench) {
        return bench.adapters().controls().linkCut().orElseThrow().begin();
    }

    @EachMode
    void aConnectToASilentHostTimesOutAndMayBeRetried(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            NdkConnector connector = Bench.connector(bench.active());
            NdkSockaddr silent =
                    new NdkSockaddr(bench.adapters().controls().silentHosts().get(0), 50000);
            Call connect = bench.connect(connector, silent);
            bench.settle();
            assertThat(connect.isDone()).isFalse();
            advance(bench);
            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_IO_TIMEOUT);
            Bench.Incoming incoming = bench.new Incoming();
            Call retry = bench.connect(connector, incoming.address);
            bench.accept(incoming.next());
            assertThat(retry.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }

    @EachMode
    void aConnectNobodyDecidesTimesOutAndTheLateAcceptFails(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);
            advance(bench);
            assertThat(pair.connect.outcome()).isEqualTo(NtStatus.STATUS_IO_TIMEOUT);
            assertThat(bench.accept(pair.passive).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
        }
    }

    @EachMode
    void aLateAnswerDoesNotReviveTheConnector(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);
            Condition.Ending mend = cut(bench);
            advance(bench);
            mend.close();
            assertThat(pair.connect.outcome()).isEqualTo(NtStatus.STATUS_IO_TIMEOUT);
            assertThat(bench.accept(pair.passive).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
            assertThat(pair.completeConnect().outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            assertThat(pair.connect.completions()).isLessThanOrEqualTo(1);
        }
    }

    @EachMode
    void aConnectWhoseAcceptanceWasLostIsRefusedWhenThePeerGivesUp(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);
            Condition.Ending mend = cut(bench);
            bench.accept(pair.passive);
            bench.settle();
            mend.close();
            Bench.close(pair.passive).outcome();
            assertThat(pair.connect.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
        }
    }

    @EachMode
    void anAcceptNobodyCompletesTimesOutAndTellsTheActiveSide(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);
            Call accept = pair.accept();
            advance(bench);
            assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_IO_TIMEOUT);
            assertThat(pair.completeConnect().outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
        }
    }

    @EachMode
    void anAcceptThatTimedOutUnheardIsToldToTheActiveSideLater(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);
            Call accept = pair.accept();
            Condition.Ending mend = cut(bench);
            advance(bench);
            mend.close();
            assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_IO_TIMEOUT);
            assertThat(pair.completeConnect().outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            bench.settle();
            assertThat(pair.activeEvents).hasValue(1);
            assertThat(pair.passiveEvents).hasValue(0);
        }
    }

    @EachMode
    void aCompleteConnectThatCannotBeToldTimesOut(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);
            Call accept = pair.accept();
            Condition.Ending mend = cut(bench);
            Call complete = pair.completeConnect();
            bench.settle();
            assertThat(complete.isDone()).isFalse();
            advance(bench);
            mend.close();
            bench.settle();
            assertThat(complete.outcome()).isEqualTo(NtStatus.STATUS_IO_TIMEOUT);
            assertThat(accept.outcome()).isEqualTo(NtStatus.STATUS_IO_TIMEOUT);
            assertThat(Bench.disconnect(pair.active).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            assertThat(pair.activeEvents).hasValue(0);
        }
    }

    @EachMode
    void aDisconnectTheSilentPeerNeverAnswersTimesOut(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench).established();
            Call disconnect = Bench.disconnect(pair.active);
            bench.settle();
            assertThat(disconnect.isDone()).isFalse();
            advance(bench);
            assertThat(disconnect.outcome()).isEqualTo(NtStatus.STATUS_IO_TIMEOUT);
            assertThat(pair.passiveEvents).hasValue(1);
            assertThat(pair.activeEvents).hasValue(0);
            pair.close();
        }
    }

    @EachMode
    void aConnectionThatNoticesTheCutIsAbortedOnBothSides(String completion) {
        try (Bench bench = Bench.open("completion", completion, "adapters", "2")) {
            Pair pair = Pair.requested(bench).established();
            advance(bench);
            assertThat(pair.activeEvents).hasValue(0);
            Condition.Ending mend = cut(bench);
            bench.settle();
            assertThat(pair.activeEvents).hasValue(0);
            advance(bench);
            mend.close();
            assertThat(pair.activeEvents).hasValue(1);
            assertThat(pair.passiveEvents).hasValue(1);
            assertThat(Bench.disconnect(pair.active).outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_ABORTED);
            pair.close();
        }
    }

    @EachMode
    void aDisconnectAcrossACutLinkTimesOut(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench).established();
            Condition.Ending mend = cut(bench);
            Call disconnect = Bench.disconnect(pair.active);
            bench.settle();
            assertThat(pair.passiveEvents).hasValue(0);
            advance(bench);
            mend.close();
            assertThat(disconnect.outcome()).isEqualTo(NtStatus.STATUS_IO_TIMEOUT);
            assertThat(pair.passiveEvents).hasValue(1);
            assertThat(pair.activeEvents).hasValue(0);
        }
    }
}
