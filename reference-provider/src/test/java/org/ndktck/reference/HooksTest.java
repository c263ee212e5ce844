package org.ndktck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.ndktck.api.NtStatus;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.reference.execution.CallbackExecutor;
import org.ndktck.reference.execution.CallbackThread;
import org.ndktck.reference.negotiation.DocumentedDecisions;
import org.ndktck.reference.negotiation.PrivateData;
import org.ndktck.reference.transport.Message;
import org.ndktck.reference.transport.MessageFilter;

/** Providers derived through the three hooks, and the reference as the service loader finds it. */
class HooksTest {

    private static final ProviderIdentity DERIVED = new ProviderIdentity("derived", "NDK TCK", "1");

    @Test
    void theReferenceIsFoundOverEachTransport() {
        assertThat(ServiceLoader.load(NdkProvider.class))
                .extracting(NdkProvider::identity)
                .containsExactly(
                        new ProviderIdentity("reference", "NDK TCK", "0.1.0"),
                        new ProviderIdentity("reference-tcp", "NDK TCK", "0.1.0"));
    }

    @Test
    void aFilterChangesWhatArrives() {
        MessageFilter losesPrivateData = message -> message instanceof Message.Request request
                ? new Message.Request(request.source(), request.destination(), request.offered(), PrivateData.NONE)
                : message;
        NdkProvider provider = new ReferenceProvider(DERIVED, Hooks.documented().withFilter(losesPrivateData));
        try (Bench bench = Bench.open(provider)) {
            Pair pair = Pair.requested(bench, Bench.SOME_LIMITS, new byte[] {1, 2, 3});

            assertThat(ConnectionData.sizeQuery(pair.passive).requiredSize()).isZero();
        }
    }

    @Test
    void decisionsAreReplaced() {
        class FailsTheSizeQuery extends DocumentedDecisions {
            @Override
            public NtStatus sizeQueryStatus(long requiredSize) {
                return NtStatus.STATUS_BUFFER_TOO_SMALL;
            }
        }
        NdkProvider provider = new ReferenceProvider(DERIVED, Hooks.documented().withDecisions(FailsTheSizeQuery::new));
        try (Bench bench = Bench.open(provider)) {
            Pair pair = Pair.requested(bench);

            assertThat(ConnectionData.sizeQuery(pair.passive).status()).isEqualTo(NtStatus.STATUS_BUFFER_TOO_SMALL);
        }
    }

    @Test
    void anExecutorThatRunsCallbacksTwiceDoesNotUpsetTheLifetimes() {
        AtomicInteger runs = new AtomicInteger();
        class Twice implements CallbackExecutor {
            private final CallbackThread thread = new CallbackThread();

            @Override
            public void execute(Runnable callback) {
                thread.execute(callback);
                thread.execute(() -> {
                    runs.incrementAndGet();
                    callback.run();
                });
            }

            @Override
            public void close() {
                thread.close();
            }
        }
        NdkProvider provider = new ReferenceProvider(DERIVED, Hooks.documented().withCallbacks(Twice::new));
        try (Bench bench = Bench.open(provider)) {
            Pair.requested(bench).established().close();
        }
        assertThat(runs.get()).isPositive();
    }
}
