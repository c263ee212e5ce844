package org.ndktck.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NtStatus;
import org.ndktck.scripted.Behaviour;
import org.ndktck.scripted.OpenGate;
import org.ndktck.scripted.Script;

/** Where a completion came: on the caller's stack, or on another thread, also before the return. */
class CallersStackTest {

    private static CompletionCallback onlyCallback(Behaviour behaviour) {
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.LISTEN, behaviour))) {
            NdkListener listener = open.listener(incoming -> {});
            AsyncCall listen = open.settled(open.objects().listen(listener, open.address(), 0));

            assertThat(listen.returned(NtStatus.STATUS_PENDING)).isTrue();
            assertThat(listen.completion()).isEqualTo(new AsyncOutcome.Deferred(NtStatus.STATUS_SUCCESS));
            assertThat(listen.callbacks()).hasSize(1);
            assertThat(listen.callbacks().get(0).context()).isEqualTo(listen.context());
            return listen.callbacks().get(0);
        }
    }

    @Test
    void aCompletionInsideTheCallIsOnTheCallersStack() {
        CompletionCallback callback = onlyCallback(Behaviour.ON_THE_CALLERS_STACK);

        assertThat(callback.onCallersStack()).isTrue();
        assertThat(callback.thread()).isEqualTo(Thread.currentThread().getName());
    }

    @Test
    void aCompletionOfTheCallbackThreadIsNot() {
        CompletionCallback callback = onlyCallback(Behaviour.PENDING);

        assertThat(callback.onCallersStack()).isFalse();
        assertThat(callback.thread()).isEqualTo("scripted-callbacks");
    }

    @Test
    void aCompletionOnAnotherThreadBeforeTheReturnIsNot() {
        CompletionCallback callback = onlyCallback(request -> {
            CountDownLatch completed = new CountDownLatch(1);
            request.later(() -> {
                request.complete(NtStatus.STATUS_SUCCESS);
                completed.countDown();
            });
            await(completed);
            return NtStatus.STATUS_PENDING;
        });

        assertThat(callback.onCallersStack()).isFalse();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aCompletionOnTheCallersThreadAfterTheReturnIsNot() {
        Request[] kept = new Request[1];
        try (OpenGate open = new OpenGate(new Script().on(NdkFunction.LISTEN, request -> {
            kept[0] = new Request(() -> request.complete(NtStatus.STATUS_SUCCESS));
            return NtStatus.STATUS_PENDING;
        }))) {
            NdkListener listener = open.listener(incoming -> {});
            AsyncCall listen = open.objects().listen(listener, open.address(), 0);
            assertThat(listen.settled()).isFalse();
            assertThat(listen.completion()).isEqualTo(new AsyncOutcome.Never());

            kept[0].complete().run();

            assertThat(listen.callbacks())
                    .extracting(CompletionCallback::onCallersStack)
                    .containsExactly(false);
            assertThat(listen.settled()).isTrue();
        }
    }

    /** A request whose completion the test calls itself. */
    private record Request(Runnable complete) {}
}
