package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NtStatus;

/** What each completion mode answers, and where its callbacks run. */
class CompletionModeTest {

    @Test
    void inlineAnswersWhateverIsKnownWhenTheCallReturns() {
        try (Bench bench = Bench.open("completion", "inline")) {
            NdkListener accepting = Bench.listener(bench.passive(), bench::accept);
            assertThat(Bench.listen(accepting, bench.passiveAddress(1)).returned())
                    .isEqualTo(NtStatus.STATUS_SUCCESS);
            NdkConnector connector = Bench.connector(bench.active());

            assertThat(bench.connect(connector, bench.passiveAddress(2)).returned())
                    .isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            assertThat(bench.connect(connector, bench.passiveAddress(1)).returned())
                    .isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(Bench.completeConnect(connector, () -> {}).returned()).isEqualTo(NtStatus.STATUS_SUCCESS);
            assertThat(Bench.close(connector).returned()).isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }

    @Test
    void pendingAnswersPendingAndCallsOnItsOwnThread() {
        try (Bench bench = Bench.open()) {
            AtomicReference<String> thread = new AtomicReference<>();
            NdkConnector connector = Bench.connector(bench.active());
            Call connect = Bench.connect(
                    () -> thread.set(Thread.currentThread().getName()),
                    connector,
                    Bench.qp(bench.active()),
                    bench.activeAddress(0),
                    bench.passiveAddress(1),
                    Bench.SOME_LIMITS,
                    new byte[1000]);

            assertThat(connect.returned()).isEqualTo(NtStatus.STATUS_PENDING);
            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_INVALID_BUFFER_SIZE);
            assertThat(thread).hasValue("reference-callbacks");
            assertThat(Bench.close(connector).returned()).isEqualTo(NtStatus.STATUS_PENDING);
        }
    }

    @Test
    void earlyCallsBeforeTheFunctionReturnsPending() {
        try (Bench bench = Bench.open("completion", "early")) {
            NdkConnector connector = Bench.connector(bench.active());

            Call connect = bench.connect(connector, bench.passiveAddress(1));
            assertThat(connect.returned()).isEqualTo(NtStatus.STATUS_PENDING);
            assertThat(connect.completions()).isEqualTo(1);
            Call close = Bench.close(connector);
            assertThat(close.returned()).isEqualTo(NtStatus.STATUS_PENDING);
            assertThat(close.completions()).isEqualTo(1);
        }
    }

    @Test
    void inlineFailuresLeaveSuccessesPending() {
        try (Bench bench = Bench.open("completion", "inline-failures")) {
            NdkConnector connector = Bench.connector(bench.active());

            assertThat(bench.connect(connector, bench.passiveAddress(1)).returned())
                    .isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            Call close = Bench.close(connector);
            assertThat(close.returned()).isEqualTo(NtStatus.STATUS_PENDING);
            assertThat(close.outcome()).isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }

    @Test
    void inlineSuccessesLeaveFailuresPending() {
        try (Bench bench = Bench.open("completion", "inline-successes")) {
            NdkConnector connector = Bench.connector(bench.active());

            Call connect = bench.connect(connector, bench.passiveAddress(1));
            assertThat(connect.returned()).isEqualTo(NtStatus.STATUS_PENDING);
            assertThat(connect.outcome()).isEqualTo(NtStatus.STATUS_CONNECTION_REFUSED);
            NdkListener listener = Bench.listener(bench.passive(), bench::accept);
            assertThat(Bench.listen(listener, bench.passiveAddress(1)).returned())
                    .isEqualTo(NtStatus.STATUS_SUCCESS);
        }
    }

    @EachMode
    void noCallCompletesTwice(String completion) {
        try (Bench bench = Bench.open("completion", completion)) {
            Pair pair = Pair.requested(bench);
            Call accept = pair.accept();
            Call complete = pair.completeConnect();
            complete.outcome();
            accept.outcome();
            pair.close();
            for (Call call : new Call[] {pair.connect, accept, complete}) {
                assertThat(call.completions()).isEqualTo(call.returned().isPending() ? 1 : 0);
            }
        }
    }
}
