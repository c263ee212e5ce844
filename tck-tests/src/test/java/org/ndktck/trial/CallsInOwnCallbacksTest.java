package org.ndktck.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.ndktck.gate.NdkFunction;
import org.ndktck.gate.Signal;

/** Which calls are made inside a callback of the try, and when the callback returns. */
class CallsInOwnCallbacksTest {

    private final ExecutorService provider = Executors.newSingleThreadExecutor();
    private final AtomicReference<@Nullable Thread> caller = new AtomicReference<>();
    private volatile boolean permitted = true;
    private boolean beside;
    private int inside;
    private final CallsInOwnCallbacks callbacks =
            new CallsInOwnCallbacks(new Signal(), () -> permitted, () -> beside, function -> inside++);

    @AfterEach
    void end() {
        callbacks.leave();
        provider.shutdownNow();
    }

    /** A callback on the provider's thread that has begun. */
    private Future<?> callback() throws ExecutionException, InterruptedException {
        Runnable last = provider.submit(callbacks::entered).get();
        return provider.submit(last);
    }

    private Thread callerOf(NdkFunction function) {
        callbacks.call(function, () -> caller.set(Thread.currentThread()));
        return Objects.requireNonNull(caller.get());
    }

    private boolean waits(BooleanSupplier condition) {
        return callbacks.before((any, nanos) -> false).await(condition, 1);
    }

    /** Well before a callback returns by itself, which it does after 20 seconds. */
    private static void hasReturned(Future<?> callback) throws Exception {
        assertThat(callback.get(10, TimeUnit.SECONDS)).isNull();
    }

    @Test
    void callsAreMadeInsideTheCallbackUntilTheDriverWaits() throws Exception {
        Future<?> callback = callback();

        assertThat(callerOf(NdkFunction.ACCEPT)).isNotEqualTo(Thread.currentThread());
        assertThat(callerOf(NdkFunction.REJECT)).isNotEqualTo(Thread.currentThread());
        assertThat(inside).isEqualTo(2);
        assertThat(callback).isNotDone();

        assertThat(waits(() -> false)).isFalse();
        hasReturned(callback);
        assertThat(callerOf(NdkFunction.ACCEPT)).isEqualTo(Thread.currentThread());
    }

    @Test
    void whatStandsBesideIsCalledAsUsualBesideTheCallback() throws Exception {
        Future<?> callback = callback();

        beside = true;
        assertThat(callerOf(NdkFunction.GET_CONNECTION_DATA)).isEqualTo(Thread.currentThread());
        assertThat(inside).isZero();
        beside = false;
        assertThat(callerOf(NdkFunction.ACCEPT)).isNotEqualTo(Thread.currentThread());
        assertThat(callback).isNotDone();
    }

    @Test
    void whatIsThereAlreadyIsNoWait() throws Exception {
        Future<?> callback = callback();

        assertThat(waits(() -> true)).isTrue();
        assertThat(callerOf(NdkFunction.ACCEPT)).isNotEqualTo(Thread.currentThread());
        assertThat(callback).isNotDone();
    }

    @Test
    void whatIsThrownInsideIsThrownByTheCall() throws Exception {
        Future<?> callback = callback();
        IllegalStateException barred = new IllegalStateException("barred");

        assertThatThrownBy(() -> callbacks.call(NdkFunction.ACCEPT, () -> {
                    throw barred;
                }))
                .isSameAs(barred);
        assertThat(callback).isNotDone();
    }

    @Test
    void aFunctionOfPassiveLevelIsCalledAfterTheCallback() throws Exception {
        Future<?> callback = callback();

        assertThat(callerOf(NdkFunction.QUERY_ADAPTER_INFO)).isEqualTo(Thread.currentThread());
        hasReturned(callback);
        assertThat(inside).isZero();
    }

    /** A connect event mostly comes before NdkConnect has returned. */
    @Test
    void aCallbackThatComesInsideAFunctionIsKeptOnceTheFunctionHasReturned() throws Exception {
        AtomicReference<@Nullable Future<?>> come = new AtomicReference<>();
        callbacks.call(NdkFunction.CONNECT, () -> {
            try {
                come.set(callback());
            } catch (ExecutionException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });

        assertThat(callerOf(NdkFunction.ACCEPT)).isNotEqualTo(Thread.currentThread());
        assertThat(come.get()).isNotDone();
    }

    /** The last callback of a try may come inside its last function. */
    @Test
    void aCallbackReturnsAsSoonAsNoneMayBeKept() throws Exception {
        Future<?> callback = callback();
        assertThat(callerOf(NdkFunction.CLOSE_CONNECTOR)).isNotEqualTo(Thread.currentThread());

        permitted = false;

        hasReturned(callback);
    }

    /** As by a property, which lets it return when the call has been made. */
    @Test
    void aCallbackThatIsHeldOtherwiseTakesNoCalls() throws Exception {
        Runnable last = provider.submit(callbacks::entered).get();

        assertThat(callerOf(NdkFunction.ACCEPT)).isEqualTo(Thread.currentThread());

        Future<?> callback = provider.submit(last);
        assertThat(callerOf(NdkFunction.ACCEPT)).isNotEqualTo(Thread.currentThread());
        assertThat(callback).isNotDone();
    }

    /** The function may wait for it. */
    @Test
    void aCallbackReturnsWhileAFunctionLastsOrOnTheDriverItself() throws Exception {
        callbacks.call(NdkFunction.CONNECT, () -> {
            try {
                hasReturned(callback());
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });

        callbacks.entered().run();
        assertThat(callerOf(NdkFunction.ACCEPT)).isEqualTo(Thread.currentThread());
    }

    @Test
    void noCallbackIsKeptWhereNoneMayBe() throws Exception {
        permitted = false;
        hasReturned(callback());

        permitted = true;
        callbacks.leave();
        hasReturned(callback());
    }

    /** The provider wants its thread back: the call is made all the same. */
    @Test
    void anInterruptedCallbackReturns() throws Exception {
        Future<?> callback = callback();
        assertThat(callerOf(NdkFunction.ACCEPT)).isNotEqualTo(Thread.currentThread());

        callback.cancel(true);
        provider.submit(() -> {}).get();

        assertThat(callerOf(NdkFunction.ACCEPT)).isEqualTo(Thread.currentThread());
    }
}
