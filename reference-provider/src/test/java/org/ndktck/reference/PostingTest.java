package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.Facility;

/** Work requests: each that was posted ends once, by success or by a flush. */
class PostingTest {

    @EachMode
    void sendsEndInTheOldestReceives(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Work active = new Work(bench.active());
            Work passive = new Work(bench.passive());
            assertThat(passive.receive(11)).isEqualTo(NtStatus.STATUS_SUCCESS);
            Pair.requested(bench, active.qp, passive.qp).established();
            passive.receive(12);
            assertThat(active.send(1)).isEqualTo(NtStatus.STATUS_SUCCESS);
            active.send(2);
            active.send(3);
            assertThat(active.results()).containsExactly(Work.success(1), Work.success(2));
            assertThat(passive.results()).containsExactly(Work.success(11), Work.success(12));
            passive.receive(13);
            assertThat(active.results()).containsExactly(Work.success(3));
            assertThat(passive.results()).containsExactly(Work.success(13));
        }
    }

    @EachMode
    void withoutAConnectionNothingIsSent(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Work active = new Work(bench.active());
            Work passive = new Work(bench.passive());
            assertThat(active.send(1)).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            Pair pair = Pair.requested(bench, active.qp, passive.qp);
            assertThat(active.send(1)).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            pair.established();
            Call disconnect = Bench.disconnect(pair.active);
            assertThat(active.send(1)).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            Bench.disconnect(pair.passive).outcome();
            disconnect.outcome();
            assertThat(active.send(1)).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            assertThat(passive.send(1)).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            assertThat(active.results()).isEmpty();
        }
    }

    @EachMode
    void aFullQueueTakesNoMore(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Work work = new Work(bench.active());
            for (int i = 0; i < 4; i++) {
                assertThat(work.receive(i)).isEqualTo(NtStatus.STATUS_SUCCESS);
            }
            assertThat(work.receive(4)).isEqualTo(NtStatus.STATUS_INSUFFICIENT_RESOURCES);
        }
    }

    @EachMode
    void aFlushCancelsWhatIsPendingAndNothingElse(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Work active = new Work(bench.active());
            Work passive = new Work(bench.passive());
            Pair.requested(bench, active.qp, passive.qp).established();
            active.receive(1);
            active.send(2);
            active.flush();
            assertThat(active.results()).containsExactly(Work.cancelled(1), Work.cancelled(2));
            passive.receive(3);
            assertThat(passive.results()).containsExactly(Work.success(3));
            assertThat(active.results()).isEmpty();
        }
    }

    @EachMode
    void onlyTheConsumersOwnDisconnectFlushes(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Work active = new Work(bench.active());
            Work passive = new Work(bench.passive());
            Pair pair = Pair.requested(bench, active.qp, passive.qp).established();
            active.receive(1);
            active.send(2);
            passive.receive(3);
            passive.receive(4);
            Call disconnect = Bench.disconnect(pair.active);
            assertThat(active.results()).containsExactly(Work.success(2));
            assertThat(passive.results()).containsExactly(Work.success(3));
            Bench.disconnect(pair.passive).outcome();
            assertThat(passive.results()).containsExactly(Work.cancelled(4));
            assertThat(disconnect.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(active.results()).containsExactly(Work.cancelled(1));
        }
    }

    @EachMode
    void aDisconnectEndsSendsThatNobodyReceives(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Work active = new Work(bench.active());
            Work passive = new Work(bench.passive());
            Pair pair = Pair.requested(bench, active.qp, passive.qp).established();
            active.send(1);
            Call disconnect = Bench.disconnect(pair.active);
            assertThat(disconnect.isDone()).isFalse();
            Bench.disconnect(pair.passive).outcome();
            disconnect.outcome();
            assertThat(active.results()).containsExactly(Work.cancelled(1));
            passive.receive(2);
            assertThat(passive.results()).isEmpty();
        }
    }

    @EachMode
    void anAbortFlushesAtTheCloseAtTheLatest(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Work active = new Work(bench.active());
            Work passive = new Work(bench.passive());
            Pair pair = Pair.requested(bench, active.qp, passive.qp).established();
            active.receive(1);
            active.send(2);
            Bench.close(pair.passive).outcome();
            assertThat(active.send(3)).isEqualTo(NtStatus.STATUS_CONNECTION_INVALID);
            assertThat(active.results()).isEmpty();
            Bench.close(pair.active).outcome();
            assertThat(active.results()).containsExactly(Work.cancelled(1), Work.cancelled(2));
        }
    }

    @EachMode
    void aQueuePairFlushesWhenNoConnectorDependsOnItAnyMore(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Work active = new Work(bench.active());
            Work passive = new Work(bench.passive());
            active.receive(1);
            Pair pair = Pair.requested(bench, active.qp, passive.qp);
            Call closeQp = Bench.close(active.qp);
            assertThat(active.results()).isEmpty();
            Bench.close(pair.active).outcome();
            assertThat(closeQp.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(active.results()).containsExactly(Work.cancelled(1));
        }
    }

    @Test
    void isOfferedUnlessTurnedOff() {
        try (Bench with = Bench.open();
                Bench without = Bench.open("posting", "none")) {
            assertThat(with.adapters().facilities()).containsExactly(Facility.POSTING);
            assertThat(without.adapters().facilities()).isEmpty();
        }
    }
}
